"""Features of the Duchy for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.underground_duchy.pieces import BURROW, DuchyPieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class DuchyFeatures(Features):
    """Ministers, lost crowns, revealed cards, and warriors in the Burrow."""

    def names(self) -> list[str]:
        return ["ministers", "lost crowns", "revealed cards", "warriors below"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, DuchyPieces)
        board = me.board(g)
        below = g.warriors_at(me.seat, BURROW)
        counts = [len(board.swayed), sum(board.lost), len(board.revealed), below]
        return [float(count) for count in counts]


FEATURES: Final = DuchyFeatures()
