"""Features of the Eyrie for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.eyrie_dynasties.pieces import EyriePieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class EyrieFeatures(Features):
    """Cards on the Decree by column, and deposed leaders."""

    def names(self) -> list[str]:
        return [
            "recruiting cards",
            "moving cards",
            "battling cards",
            "building cards",
            "deposed leaders",
        ]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, EyriePieces)
        board = me.board(g)
        counts = [float(len(column)) for column in board.decree]
        return [*counts, float(len(board.deposed))]


FEATURES: Final = EyrieFeatures()
