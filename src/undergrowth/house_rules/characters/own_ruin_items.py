"""Ruin items for both: a set for a Vagabond, and one for the Lord of the Hundreds."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.numbers import SETS_IN_RUINS


class OwnRuinItems(HouseRule):
    """9.3.4, 14.3.3 One more set of items in a game with both."""

    def law_number(self, g: Game, which: int, seat: int, n: int) -> int:
        if which != SETS_IN_RUINS:
            return n
        factions = book(g).factions
        hundreds = any(each.name == "lord_of_the_hundreds" for each in factions)
        return n + 1 if hundreds and any(each.pawn >= 0 for each in factions) else n


HOUSE_RULE = OwnRuinItems
