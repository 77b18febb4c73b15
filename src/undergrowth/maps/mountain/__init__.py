"""M.4 The mountain: six paths that start closed, and the Pass."""

from __future__ import annotations

from undergrowth.maps.mountain.rules import Mountain

RULES = Mountain

__all__ = ["RULES"]
