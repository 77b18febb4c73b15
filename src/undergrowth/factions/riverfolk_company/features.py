"""Features of the Riverfolk for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.riverfolk_company.pieces import (
    COMMITTED,
    FUNDS,
    PAYMENTS,
    TRACKS,
    RiverfolkPieces,
)
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class RiverfolkFeatures(Features):
    """Funds, warriors in the other boxes, and trade posts with warriors beside them."""

    def names(self) -> list[str]:
        return ["resting funds", "spent funds", "guarded posts"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, RiverfolkPieces)
        board = me.board(g)
        idle = board.total(PAYMENTS) + board.total(COMMITTED)
        for i in range(len(me.posts.kinds)):
            idle += board.total(TRACKS + i)
        guarded = 0
        for place in g.clearings:
            if me.has_post(g, place) and g.warriors_at(me.seat, place) > 0:
                guarded += 1
        return [float(board.total(FUNDS)), float(idle), float(guarded)]


FEATURES: Final = RiverfolkFeatures()
