"""14 Lord of the Hundreds."""

from __future__ import annotations

from undergrowth.factions.lord_of_the_hundreds.faction import Hundreds
from undergrowth.factions.lord_of_the_hundreds.features import FEATURES

FACTION = Hundreds

__all__ = ["FACTION", "FEATURES"]
