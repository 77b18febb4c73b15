"""What a computer Duchy thinks of a position.  Units: hundredths of a victory point."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.factions.underground_duchy.pieces import DuchyPieces
from undergrowth.table.game import Game


def value(g: Game, me: DuchyPieces) -> int:
    return g.score[me.seat] * 100


def bias(g: Game, me: DuchyPieces, action: Action) -> int:
    return 0
