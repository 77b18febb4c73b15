"""Encoders of board fields as numbers for learning players: public fields only, with fixed width.

A faction registers its fields beside its board: `facts(EyrieBoard, Choice("leader", 4))`.  Cards on
boards are encoded elsewhere, from the piles that every board declares.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.owners import class_name
from undergrowth.engine.registries import registry
from undergrowth.table.described.boards import Board
from undergrowth.table.game import Game
from undergrowth.table.layout.box import Box
from undergrowth.table.names import SUITS


class Fact:
    """Encoder of a public field of a board as numbers from 0 to 255."""

    def __init__(self, field: str, size: int) -> None:
        self.field: Final = field
        self.size: Final = size

    def width(self, box: Box) -> int:
        """Return how many numbers it needs in games with this box."""
        return self.size

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        """Write the field's numbers into a row of zeros, from `at` on."""
        raise NotImplementedError


class Number(Fact):
    """Encoder of an int or bool as itself, limited to 0 to 255."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        row[at] = max(0, min(255, int(getattr(board, self.field))))


class Choice(Fact):
    """Encoder of an int as one of `size` choices, one-hot; all zeros if it is negative."""

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        value = int(getattr(board, self.field))
        if 0 <= value < self.size:
            row[at + value] = 1


class Counts(Fact):
    """Encoder of a list of numbers, each plus `more`; zeros fill up a shorter list."""

    def __init__(self, field: str, size: int, more: int = 0) -> None:
        super().__init__(field, size)
        self.more: Final = more

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for i in range(min(self.width(g.box), len(values))):
            value = values[i] + self.more
            if value > 0:
                row[at + i] = min(255, value)


class BySeat(Counts):
    """Encoder of `size` numbers for each seat of the game, one seat after the other."""

    def width(self, box: Box) -> int:
        return self.size * box.seats


class ByKind(Counts):
    """Encoder of a number for each kind of piece in the game."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return len(box.kinds)


class Members(Fact):
    """Encoder of a list of choices as the number of times each of `size` occurs."""

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for value in values:
            if 0 <= value < self.size:
                row[at + value] += 1


class Kinds(Fact):
    """Encoder of a list of kinds of piece as the number of times each occurs."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return len(box.kinds)

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for value in values:
            row[at + value] += 1


class Places(Fact):
    """Encoder of a list of places as the number of times each occurs."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return box.places

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for value in values:
            row[at + value] += 1


class OwnerOf(Fact):
    """Encoder of an owner's number, one-hot; all zeros if it is negative."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return box.owners

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        value = int(getattr(board, self.field))
        if value >= 0:
            row[at + value] = 1


class SuitOf(Fact):
    """Encoder of a card as its printed suit, one-hot; all zeros if it is negative."""

    def __init__(self, field: str) -> None:
        super().__init__(field, len(SUITS))

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        card = int(getattr(board, self.field))
        if card >= 0:
            row[at + g.box.cards[card].suit] = 1


class Sums(Fact):
    """Encoder of a list of `size` lists of numbers, as the sum of each."""

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        lists: list[list[int]] = getattr(board, self.field)
        for i in range(min(self.size, len(lists))):
            row[at + i] = max(0, min(255, sum(lists[i])))


class Columns(Fact):
    """Encoder of `columns` lists of cards, as the number of cards of each suit in each."""

    def __init__(self, field: str, columns: int) -> None:
        super().__init__(field, columns * len(SUITS))

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        lists: list[list[int]] = getattr(board, self.field)
        for i in range(len(lists)):
            for card in lists[i]:
                row[at + i * len(SUITS) + g.box.cards[card].suit] += 1


_FACTS: Final[dict[str, list[Fact]]] = registry({})


def facts(board: type[Board], *told: Fact) -> None:
    """Register the encoders of boards of a class and its subclasses.

    Every field must be public.
    """
    _FACTS[class_name(board)] = list(told)


def facts_of(board: Board) -> list[Fact]:
    """Return the encoders of a board, those of its base classes first."""
    found: list[Fact] = []
    for kind in reversed(type(board).__mro__):
        found += _FACTS.get(class_name(kind), [])
    return found
