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

    def open_cards(self) -> list[int]:
        """Shared-deck cards here that everybody may see."""
        return []


BOARDS: Final[dict[str, type[Board]]] = {}


def boards(*classes: type[Board]) -> None:
    """Make these boards known to saves, by class name."""
    for each in classes:
        if BOARDS.setdefault(each.__name__, each) is not each:
            raise ValueError(f"two boards are called {each.__name__}")


boards(Board)
