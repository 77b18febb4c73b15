"""The items on the Exile's card: its own clubs, and items it was given."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.hirelings.hireling import HirelingCard
from undergrowth.law.items.held import (
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    change_condition,
    in_condition,
    no_items,
)
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Counts, Number, facts

NO_ITEM = -1
"""Stands for a club, which is no item of the supply."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class ExileCard(HirelingCard):
    """H Its card.  Items on it are alike: clubs are exhausted and removed before the others."""

    clubs: int = 0
    """Face-up clubs."""
    clubs_down: int = 0
    items: list[int] = field(default_factory=no_items)
    """Number of items by item and condition, as in `law.items.held`; only READY and EXHAUSTED."""

    def ready(self) -> int:
        """Return how many items are face up."""
        return self.clubs + in_condition(self.items, READY)

    def all_items(self) -> int:
        """Return how many items are there, face up or face down."""
        return self.ready() + self.clubs_down + in_condition(self.items, EXHAUSTED)

    def exhaust(self, n: int) -> None:
        """H.2.4 Turn `n` items face down; there must be as many face up."""
        for _ in range(n):
            if self.clubs > 0:
                self.clubs -= 1
                self.clubs_down += 1
            else:
                item = self._first(READY)
                change_condition(self.items, item, READY, EXHAUSTED)

    def refresh(self) -> None:
        """H.2.4 Turn every item face up."""
        self.clubs += self.clubs_down
        self.clubs_down = 0
        for item in range(KINDS_OF_ITEM):
            while self.items[item * 4 + EXHAUSTED] > 0:
                change_condition(self.items, item, EXHAUSTED, READY)

    def lose_exhausted(self) -> int:
        """G.24 Remove a face-down item from the game and return it, or NO_ITEM for a club."""
        if self.clubs_down > 0:
            self.clubs_down -= 1
            return NO_ITEM
        item = self._first(EXHAUSTED)
        self.items[item * 4 + EXHAUSTED] -= 1
        return item

    def _first(self, condition: int) -> int:
        for item in range(KINDS_OF_ITEM):
            if self.items[item * 4 + condition] > 0:
                return item
        raise AssertionError("no item lies so on the card")


boards(ExileCard)
facts(ExileCard, Number("clubs"), Number("clubs_down"), Counts("items", 4 * KINDS_OF_ITEM))
