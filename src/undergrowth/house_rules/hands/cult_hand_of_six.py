"""Lizard hand of six: the Cult keeps one card more."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.numbers import CARDS_KEPT


class CultHandOfSix(HouseRule):
    """10.6.3 The Cult discards down to one card more than others."""

    def law_number(self, g: Game, which: int, seat: int, n: int) -> int:
        if which != CARDS_KEPT or g.seat_name(seat) != "lizard_cult":
            return n
        return n + 1


HOUSE_RULE = CultHandOfSix
