"""Features of the Knaves for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces
from undergrowth.law.features import Features
from undergrowth.law.items.held import EXHAUSTED, KINDS_OF_ITEM, READY
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class KnaveFeatures(Features):
    """Prisoners, items by their side, and Captains on the map."""

    def names(self) -> list[str]:
        return ["prisoners", "items up", "items down", "captains out"]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, KnavePieces)
        board = me.board(g)
        up, down, out = 0, 0, 0
        for item in range(KINDS_OF_ITEM):
            up += board.items[item * 4 + READY]
            down += board.items[item * 4 + EXHAUSTED]
        for captain in board.captains:
            out += 1 if g.where(me.captain_kinds[captain]) != NOWHERE else 0
        return [float(me.prisoners(g)), float(up), float(down), float(out)]


FEATURES: Final = KnaveFeatures()
