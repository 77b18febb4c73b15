"""Scattered suits: adjacent clearings of one suit are rare."""

from __future__ import annotations

from typing import Final

from undergrowth.law.cards.piles import shuffled
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule

_TRIES: Final = 200


class ScatteredSuits(HouseRule):
    """A.1 Lay out markers on every map, in the best of many random orders."""

    def covers_suits(self, g: Game, covers: bool) -> bool:
        return True

    def lays_suits(self, g: Game, places: list[int], suits: list[int], seed: int) -> list[int]:
        best, fewest = suits, _pairs(g, places, suits)
        for number in range(1, _TRIES):
            if fewest == 0:
                break
            order = shuffled(suits, seed + number)
            pairs = _pairs(g, places, order)
            if pairs < fewest:
                best, fewest = order, pairs
        return best


def _pairs(g: Game, places: list[int], suits: list[int]) -> int:
    """Return how many paths join two of these clearings with the same suit."""
    suit_at = dict(zip(places, suits, strict=True))
    return sum(
        1
        for place in places
        for other in g.paths[place]
        if other > place and other in suit_at and suit_at[place] == suit_at[other]
    )


HOUSE_RULE = ScatteredSuits
