"""13 Corvid Conspiracy."""

from __future__ import annotations

from undergrowth.factions.corvid_conspiracy.faction import Corvids
from undergrowth.factions.corvid_conspiracy.features import FEATURES

FACTION = Corvids

__all__ = ["FACTION", "FEATURES"]
