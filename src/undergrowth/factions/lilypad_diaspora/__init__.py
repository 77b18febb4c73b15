"""16 Lilypad Diaspora."""

from __future__ import annotations

from undergrowth.factions.lilypad_diaspora.faction import Diaspora
from undergrowth.factions.lilypad_diaspora.features import FEATURES

FACTION = Diaspora

__all__ = ["FACTION", "FEATURES"]
