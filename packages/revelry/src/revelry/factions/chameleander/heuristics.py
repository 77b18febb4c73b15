"""What a computer Chameleander thinks of a position.  Units: hundredths of a victory point."""

from __future__ import annotations

from revelry.factions.chameleander.pieces import ChameleanderPieces
from undergrowth.engine.actions import Action
from undergrowth.table.game import Game


def value(g: Game, me: ChameleanderPieces) -> int:
    """Points."""
    return g.score[me.seat] * 100


def bias(g: Game, me: ChameleanderPieces, action: Action) -> int:
    return 0


def appeal(g: Game, me: ChameleanderPieces, seat: int, action: Action) -> int:
    return 0
