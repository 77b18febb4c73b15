"""Boards beside the map: a faction's, a landmark's card, or any other source's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.copying import copied
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import class_name
from undergrowth.engine.registries import registry


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
@dataclass
class Board:
    """State that a source keeps beside the map.  Subclasses are dataclasses.

    This class is an empty board.
    """

    def copy(self) -> Board:
        """Return an equal board that shares no mutable state.

        Derived from the fields (`engine.copying`), unless a class writes its own.
        """
        return copied(self)

    def hidden(self) -> list[list[int]]:
        """Return the face-down piles of shared-deck cards here: the lists themselves."""
        return []

    def unknown_to(self, viewer: int, owner: int) -> list[list[int]]:
        """Return those piles of `hidden` that a viewer cannot look at: the lists themselves.

        `owner` is the seat whose board this is, or NOBODY: a player may look at their own piles.
        """
        return [] if viewer == owner >= 0 else self.hidden()

    def known_to(self, viewer: int) -> list[list[int]]:
        """Return, for each pile of `hidden`, cards that a viewer knows to be in it.

        Returns [] if only the owner knows any.
        """
        return []

    def keeps_order(self) -> bool:
        """Whether the order of its hidden piles matters; others are kept sorted, as hands are."""
        return False

    def unordered(self) -> list[list[int]]:
        """Return face-down piles of other things in unknown order: the lists themselves."""
        return []

    def open_cards(self) -> list[int]:
        """Return the shared-deck cards here that everybody may see."""
        return []

    def take_card(self, card: int, pile: int) -> None:
        """Receive a card that was sent here; `pile` is one of its source's (`Source.pile`)."""
        raise AssertionError(f"{type(self).__name__} takes no cards")

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        """Receive pieces that were sent here; its source then counts them in `off_map`."""
        raise AssertionError(f"{type(self).__name__} takes no pieces")

    def give_pieces(self, kind: int, n: int) -> None:
        """Remove pieces from this board; the caller puts them elsewhere."""
        raise AssertionError(f"{type(self).__name__} has no pieces")

    def renumber(self, kinds: list[int]) -> None:
        """A.8.3 Renumber the kinds of piece on this board: `kinds[old]` is the new number.

        Numbers change when a faction joins the game in a draft.
        """

    def all_cards(self) -> list[int]:
        """Return all shared-deck cards here."""
        found = self.open_cards()[:]
        for pile in self.hidden():
            found += pile
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PieceBoard(Board):
    """A board that holds pieces of any owners."""

    pieces: list[int] = field(default_factory=list)
    """Number of pieces of each kind; empty while there are none."""

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
        """Return the number of pieces of a kind here."""
        return self.pieces[kind] if kind < len(self.pieces) else 0


def renumbered(pieces: list[int], kinds: list[int]) -> list[int]:
    """A.8.3 Return counts by kind in the new numbering: `kinds[old]` is the new number."""
    found: list[int] = []
    for kind, n in enumerate(pieces):
        if n > 0:
            found += [0] * (kinds[kind] + 1 - len(found))
            found[kinds[kind]] = n
    return found


BOARDS: Final[dict[str, type[Board]]] = registry({})


def boards(*classes: type[Board]) -> None:
    """Register boards by class name, so that saves can hold them."""
    for each in classes:
        if BOARDS.setdefault(class_name(each), each) is not each:
            raise ValueError(f"two boards are called {class_name(each)}")


boards(Board, PieceBoard)
