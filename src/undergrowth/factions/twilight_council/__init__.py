"""17 Twilight Council."""

from __future__ import annotations

from undergrowth.factions.twilight_council.faction import Council
from undergrowth.factions.twilight_council.features import FEATURES

FACTION = Council

__all__ = ["FACTION", "FEATURES"]
