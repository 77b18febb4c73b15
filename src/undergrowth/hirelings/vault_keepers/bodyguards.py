"""Badger Bodyguards: their controller ignores the first hit it takes in a battle."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.records import Fight

_LAST: Final = 1
"""Rank after all sources that ignore a first hit by rules of their own."""


class BadgerBodyguards(Hireling):
    """The Badger Bodyguards, the demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.ignored: Final = sheet(f"hirelings/{name}").number("ignored_hits")

    def rank(self, hook: str) -> int:
        """H.2.2, 14.7.7 Return the rank for `ignores_hits`: it is asked after the Stubborn.

        It adds nothing if another rule already ignores the first hit, and the Stubborn do not check
        for it.
        """
        return _LAST if hook == "ignores_hits" else 0

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """H.2.2 Ignore the first hit of the battle, also from an ambush, unless another rule does.

        Its controller has to be attacker or defender: defending beside another is not enough.
        """
        if owner != self.decider(g) or owner not in (b.attacker, b.defender):
            return ignored
        if hits == 0 or ignored > 0 or b.ignored_by(owner) > 0:
            return ignored
        return self.ignored

    def law_of(self, hook: str, owner: int) -> str:
        return "H.2.2" if hook == "ignores_hits" else ""
