"""CDG Cirque du Goat."""

from __future__ import annotations

from revelry.factions.cirque_du_goat.faction import Cirque

FACTION = Cirque

__all__ = ["FACTION"]
