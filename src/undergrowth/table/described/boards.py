"""What lies on a board beside the map: a faction's, a landmark's card, any other source's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import class_name
from undergrowth.engine.registries import by_name


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
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
        return [] if viewer == owner >= 0 else self.hidden()

    def known_to(self, viewer: int) -> list[list[int]]:
        """For each pile in `hidden`, cards that a viewer knows to be among those there.

        An empty list where nobody but the owner knows any.
        """
        return []

    def keeps_order(self) -> bool:
        """Whether the order of its hidden piles matters; others are kept sorted, as hands are."""
        return False

    def unordered(self) -> list[list[int]]:
        """Face-down piles of anything else, whose order nobody knows; the lists themselves."""
        return []

    def open_cards(self) -> list[int]:
        """Shared-deck cards here that everybody may see."""
        return []

    def take_card(self, card: int, pile: int) -> None:
        """A card that was sent here arrives; `pile` is one of its source's (`Source.pile`)."""
        raise AssertionError(f"{type(self).__name__} takes no cards")

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        """Pieces that were sent here arrive; its source counts them as `off_map`."""
        raise AssertionError(f"{type(self).__name__} takes no pieces")

    def give_pieces(self, kind: int, n: int) -> None:
        """Pieces that lie here leave; whoever asks for them puts them somewhere."""
        raise AssertionError(f"{type(self).__name__} has no pieces")

    def renumber(self, kinds: list[int]) -> None:
        """A.8.3 Another faction has joined: a kind of piece has the number that stands at its
        number until now.  Boards that hold pieces by kind lay them anew."""

    def all_cards(self) -> list[int]:
        """All shared-deck cards here."""
        found = self.open_cards()[:]
        for pile in self.hidden():
            found += pile
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PieceBoard(Board):
    """Pieces of anybody."""

    pieces: list[int] = field(default_factory=list)
    """How many of each kind; empty while there are none."""

    def copy(self) -> Board:
        return PieceBoard(self.pieces[:])

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        while len(self.pieces) <= kind:
            self.pieces.append(0)
        self.pieces[kind] += n

    def give_pieces(self, kind: int, n: int) -> None:
        if n > self.count(kind):
            raise AssertionError(f"{n} pieces are taken from a board on which fewer lie")
        self.pieces[kind] -= n
        if max(self.pieces) == 0:
            self.pieces = []

    def renumber(self, kinds: list[int]) -> None:
        self.pieces = renumbered(self.pieces, kinds)

    def count(self, kind: int) -> int:
        """How many of a kind lie here."""
        return self.pieces[kind] if kind < len(self.pieces) else 0


def renumbered(pieces: list[int], kinds: list[int]) -> list[int]:
    """A.8.3 How many of each kind there are, by the numbers that kinds have now."""
    found: list[int] = []
    for kind, n in enumerate(pieces):
        if n > 0:
            found += [0] * (kinds[kind] + 1 - len(found))
            found[kinds[kind]] = n
    return found


BOARDS: Final[dict[str, type[Board]]] = by_name({})


def boards(*classes: type[Board]) -> None:
    """Make these boards known to saves, by class name."""
    for each in classes:
        if BOARDS.setdefault(class_name(each), each) is not each:
            raise ValueError(f"two boards are called {class_name(each)}")


boards(Board, PieceBoard)
