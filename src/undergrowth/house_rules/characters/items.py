"""The base class of house rules about the starting items of a character."""

from __future__ import annotations

from typing import Final

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule


class OtherItems(HouseRule):
    """9.3.5 One character starts without an item, or with another in its place."""

    def __init__(self, name: str, character: str, without: int, gains: list[int]) -> None:
        super().__init__(name)
        self.character: Final = character
        self.without: Final = without
        self.gains: Final = gains

    def starting_items(self, g: Game, character: str, items: list[int]) -> list[int]:
        if character != self.character:
            return items
        left = items[:]
        left.remove(self.without)
        return left + self.gains
