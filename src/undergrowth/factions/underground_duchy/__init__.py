"""12 Underground Duchy."""

from __future__ import annotations

from undergrowth.factions.underground_duchy.faction import Duchy

FACTION = Duchy

__all__ = ["FACTION"]
