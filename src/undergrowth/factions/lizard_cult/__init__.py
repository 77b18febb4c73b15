"""10 Lizard Cult."""

from __future__ import annotations

from undergrowth.factions.lizard_cult.faction import Cult
from undergrowth.factions.lizard_cult.features import FEATURES

FACTION = Cult

__all__ = ["FACTION", "FEATURES"]
