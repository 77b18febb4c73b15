"""Foxburrow: adjacent to every fox clearing for moves."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.table.game import Game
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import SUITS


class Foxburrow(Landmark):
    """4.2 Moves lead from its clearing to every clearing of its suit, and back."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index)
        self.suit = 1 << SUITS.parse(sheet(f"landmarks/{name}").text("mark"))

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """4.2 Add those clearings; the hook is called for moves only."""
        burrow = self.place(g)
        if burrow == 0:
            return there
        if place == burrow:
            far = [
                other
                for other in g.clearings
                if other != burrow and g.suits[other] & self.suit and other not in there
            ]
            return there + far if far else there
        if g.suits[place] & self.suit and burrow not in there:
            return [*there, burrow]
        return there


LANDMARK = Foxburrow
