"""10 Lizard Cult."""

from __future__ import annotations

from undergrowth.factions.lizard_cult.faction import Cult

FACTION = Cult

__all__ = ["FACTION"]
