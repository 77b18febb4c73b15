"""12 Underground Duchy."""

from __future__ import annotations

from undergrowth.factions.underground_duchy.faction import Duchy
from undergrowth.factions.underground_duchy.features import FEATURES

FACTION = Duchy

__all__ = ["FACTION", "FEATURES"]
