"""6 Marquise de Cat."""

from __future__ import annotations

from undergrowth.factions.marquise_de_cat.faction import Marquise
from undergrowth.factions.marquise_de_cat.features import FEATURES

FACTION = Marquise

__all__ = ["FACTION", "FEATURES"]
