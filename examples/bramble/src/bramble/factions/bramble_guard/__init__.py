"""B The Bramble Guard."""

from __future__ import annotations

from bramble.factions.bramble_guard.faction import BrambleGuard
from bramble.factions.bramble_guard.features import FEATURES

FACTION = BrambleGuard

__all__ = ["FACTION", "FEATURES"]
