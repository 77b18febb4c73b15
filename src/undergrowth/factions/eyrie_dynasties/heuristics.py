"""What a computer Eyrie thinks of a position.  Units: hundredths of a victory point."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.game import Game
from undergrowth.factions.eyrie_dynasties.pieces import EyriePieces


def value(g: Game, me: EyriePieces) -> int:
    """Points."""
    return g.score[me.seat] * 100


def bias(g: Game, me: EyriePieces, action: Action) -> int:
    """Nothing yet."""
    return 0
