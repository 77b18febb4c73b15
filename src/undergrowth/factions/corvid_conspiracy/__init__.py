"""13 Corvid Conspiracy."""

from __future__ import annotations

from undergrowth.factions.corvid_conspiracy.faction import Corvids

FACTION = Corvids

__all__ = ["FACTION"]
