"""Underdog Vagabond: of two Vagabonds the one behind refreshes more."""

from __future__ import annotations

from typing import Final

from undergrowth.law.victory.score import points_on_track
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.numbers import NUMBERS

_REFRESHED: Final = NUMBERS.parse("refreshed_items")


class UnderdogVagabonds(HouseRule):
    """9.4.1, 9.7 One item more for the Vagabond with fewer points, one less for the other."""

    def law_number(self, g: Game, which: int, seat: int, n: int) -> int:
        if which != _REFRESHED:
            return n
        others = [f.seat for f in book(g).factions if f.pawn >= 0 and f.seat != seat]
        if len(others) != 1:
            return n
        mine, theirs = points_on_track(g, seat), points_on_track(g, others[0])
        return n + (mine < theirs) - (mine > theirs)


HOUSE_RULE = UnderdogVagabonds
