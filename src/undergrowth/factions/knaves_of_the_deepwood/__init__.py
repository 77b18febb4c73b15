"""18, K Knaves of the Deepwood."""

from __future__ import annotations

from undergrowth.factions.knaves_of_the_deepwood.faction import Knaves
from undergrowth.factions.knaves_of_the_deepwood.features import FEATURES

FACTION = Knaves

__all__ = ["FACTION", "FEATURES"]
