"""7 Eyrie Dynasties."""

from __future__ import annotations

from undergrowth.factions.eyrie_dynasties.faction import Eyrie
from undergrowth.factions.eyrie_dynasties.features import FEATURES

FACTION = Eyrie

__all__ = ["FACTION", "FEATURES"]
