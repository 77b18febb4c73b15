"""M.5 The marsh: flooded clearings, or three towns."""

from __future__ import annotations

from undergrowth.maps.marsh.rules import Marsh

RULES = Marsh

__all__ = ["RULES"]
