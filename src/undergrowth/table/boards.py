"""What lies on a board beside the map: a faction's, a landmark's card, any other source's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.optional import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Board:
    """What a source keeps beside the map and is not read off it.  Subclasses are dataclasses.

    This class is a board on which nothing lies.
    """

    def copy(self) -> Board:
        """An equal board that shares nothing that can change."""
        return self

    def hidden(self) -> list[list[int]]:
        """Piles of shared-deck cards here that lie face down; the lists themselves."""
        return []

    def unknown_to(self, viewer: int, owner: int) -> list[list[int]]:
        """Of the piles in `hidden`, those that a viewer cannot know; the lists themselves.

        `owner` is the seat whose board this is, or NOBODY: a player may look at their own piles.
        """
        return [] if viewer == owner else self.hidden()

    def keeps_order(self) -> bool:
        """Whether the order of its hidden piles matters; others are kept sorted, as hands are."""
        return False

    def unordered(self) -> list[list[int]]:
        """Face-down piles of anything else, whose order nobody knows; the lists themselves."""
        return []

    def open_cards(self) -> list[int]:
        """Shared-deck cards here that everybody may see."""
        return []

    def all_cards(self) -> list[int]:
        """All shared-deck cards here."""
        found = self.open_cards()[:]
        for pile in self.hidden():
            found += pile
        return found


BOARDS: Final[dict[str, type[Board]]] = {}


def boards(*classes: type[Board]) -> None:
    """Make these boards known to saves, by class name."""
    for each in classes:
        if BOARDS.setdefault(each.__name__, each) is not each:
            raise ValueError(f"two boards are called {each.__name__}")


boards(Board)
