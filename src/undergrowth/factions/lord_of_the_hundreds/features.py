"""Features of the Hundreds for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces
from undergrowth.law.features import Features
from undergrowth.law.pieces.enemies import enemy_pieces_in
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.book import book
from undergrowth.table.game import Game


class HundredsFeatures(Features):
    """Items on both tracks of the Hoard, and clearings with no pieces but theirs."""

    def names(self) -> list[str]:
        return ["command", "prowess", "clearings alone"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, HundredsPieces)
        board = me.board(g)
        alone = 0
        for place in ruled_by(g, me.seat):
            if g.has_pieces(me.seat, place) and enemy_pieces_in(g, me.seat, place) == 0:
                alone += 1
        return [float(len(board.command)), float(len(board.prowess)), float(alone)]


FEATURES: Final = HundredsFeatures()
