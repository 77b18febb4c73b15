"""What a computer Alliance thinks of a position.  Units: hundredths of a victory point."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.game import Game
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces


def value(g: Game, me: AlliancePieces) -> int:
    """Points."""
    return g.score[me.seat] * 100


def bias(g: Game, me: AlliancePieces, action: Action) -> int:
    """Nothing yet."""
    return 0
