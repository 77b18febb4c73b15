"""15 Keepers in Iron."""

from __future__ import annotations

from undergrowth.factions.keepers_in_iron.faction import Keepers
from undergrowth.factions.keepers_in_iron.features import FEATURES

FACTION = Keepers

__all__ = ["FACTION", "FEATURES"]
