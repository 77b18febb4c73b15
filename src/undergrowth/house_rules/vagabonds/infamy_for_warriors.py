"""Infamy for warriors only: buildings and tokens do not score it."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Removed


class InfamyForWarriors(HouseRule):
    """9.2.9.IIIa Only warriors score; other pieces score as the Law says elsewhere (3.2.1)."""

    def infamous(self, g: Game, r: Removed, owner: int, n: int) -> int:
        others = 0
        for kind, count in zip(r.kinds, r.counts, strict=True):
            k = g.box.kinds[kind]
            others += count if k.owner == owner and k.sort != WARRIOR else 0
        return max(0, n - others)


HOUSE_RULE = InfamyForWarriors
