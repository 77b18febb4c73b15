"""Fixed suits: a map without printed suits is the same in every game."""

from __future__ import annotations

from typing import Final

from undergrowth.law.cards.piles import shuffled
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule

_SEED: Final = 1


class FixedSuits(HouseRule):
    """A.1 Lay out the markers in one order, whatever chance says."""

    def lays_suits(self, g: Game, places: list[int], suits: list[int], seed: int) -> list[int]:
        return shuffled(suits, _SEED)


HOUSE_RULE = FixedSuits
