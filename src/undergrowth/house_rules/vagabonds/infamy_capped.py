"""Infamy of two at most: further pieces removed at once score nothing."""

from __future__ import annotations

from typing import Final

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.records import Removed

_MOST: Final = 2


class InfamyCapped(HouseRule):
    """9.2.9.IIIa Two pieces at most score for each Hostile faction."""

    def infamous(self, g: Game, r: Removed, owner: int, n: int) -> int:
        return min(n, _MOST)


HOUSE_RULE = InfamyCapped
