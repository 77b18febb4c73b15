"""Features of the Alliance for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.woodland_alliance.pieces import AlliancePieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class AllianceFeatures(Features):
    """Officers, and supporters, with the room left on their stack."""

    def names(self) -> list[str]:
        return ["officers", "supporters", "supporters without a base"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, AlliancePieces)
        board = me.board(g)
        n = float(len(board.supporters))
        based = me.bases_on_map(g) > 0
        return [float(board.officers), n if based else 0.0, 0.0 if based else n]


FEATURES: Final = AllianceFeatures()
