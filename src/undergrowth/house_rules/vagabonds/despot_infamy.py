"""Despot infamy: a point for each faction, however many of its pieces are removed at once."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.records import Removed


class DespotInfamy(HouseRule):
    """9.2.9.IIIa One piece at most scores for each Hostile faction."""

    def infamous(self, g: Game, r: Removed, owner: int, n: int) -> int:
        return min(n, 1)


HOUSE_RULE = DespotInfamy
