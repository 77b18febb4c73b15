"""Features of the Cult for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.lizard_cult.pieces import CultPieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class CultFeatures(Features):
    """Acolytes, gardens of one suit, and cards of suits with gardens."""

    def names(self) -> list[str]:
        return ["acolytes", "most gardens of a suit", "matching cards"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, CultPieces)
        board = me.board(g)
        most, matching = 0, 0
        for garden in me.gardens.kinds:
            most = max(most, me.gardens.placed(g, garden))
        for card in g.hands[me.seat] + board.revealed:
            garden = me.gardens.of_suit(g.box.cards[card].suit)
            matching += 1 if garden >= 0 and me.gardens.placed(g, garden) > 0 else 0
        return [float(board.acolytes), float(most), float(matching)]


FEATURES: Final = CultFeatures()
