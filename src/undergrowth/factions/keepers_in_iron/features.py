"""What a learned judgement weighs of the Keepers besides what it weighs of everybody."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class KeeperFeatures(Features):
    """Cards of the Retinue, relics that are home, and what these make up."""

    def names(self) -> list[str]:
        return ["retinue", "relics", "full columns"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, KeeperPieces)
        board = me.board(g)
        cards = sum(board.retainers)
        for column in board.retinue:
            cards += len(column)
        relics = 0
        for row in me.rows(g):
            relics += len(row)
        return [float(cards), float(relics), float(me.full_columns(g))]


FEATURES: Final = KeeperFeatures()
