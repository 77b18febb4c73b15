"""9 Vagabond, also for a second one (9.7)."""

from __future__ import annotations

from undergrowth.factions.vagabond.faction import Vagabond
from undergrowth.factions.vagabond.features import FEATURES

FACTION = Vagabond

__all__ = ["FACTION", "FEATURES"]
