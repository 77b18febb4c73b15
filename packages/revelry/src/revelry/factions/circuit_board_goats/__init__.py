"""CBG Circuit Board Goats."""

from __future__ import annotations

from revelry.factions.circuit_board_goats.faction import CircuitBoardGoats

FACTION = CircuitBoardGoats

__all__ = ["FACTION"]
