"""8 Woodland Alliance."""

from __future__ import annotations

from undergrowth.factions.woodland_alliance.faction import Alliance
from undergrowth.factions.woodland_alliance.features import FEATURES

FACTION = Alliance

__all__ = ["FACTION", "FEATURES"]
