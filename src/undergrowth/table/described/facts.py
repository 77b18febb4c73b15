"""What boards tell learners in numbers: which of their fields everybody may see, and how wide.

A room says it beside its board: `facts(EyrieBoard, Choice("leader", 4))`.  Cards on boards need no
word here: they are told of by what every board says of its piles.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.owners import class_name
from undergrowth.engine.registries import by_name
from undergrowth.table.box import Box
from undergrowth.table.described.boards import Board
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS


class Fact:
    """A field of a board that everybody may see, as numbers from 0 to 255."""

    def __init__(self, field: str, size: int) -> None:
        self.field: Final = field
        self.size: Final = size

    def width(self, box: Box) -> int:
        """How many numbers there are in games with this box."""
        return self.size

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        """Write the field's numbers into a row of zeros, from `at` on."""
        raise NotImplementedError


class Number(Fact):
    """An int or a bool from 0 on, as it is."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        row[at] = max(0, min(255, int(getattr(board, self.field))))


class Choice(Fact):
    """An int that names one of `size` things: a one in its place, none where it is negative."""

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        value = int(getattr(board, self.field))
        if 0 <= value < self.size:
            row[at + value] = 1


class Counts(Fact):
    """A list of numbers, each with `more` added; where a shorter list ends there are zeros."""

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
    """The same, `size` numbers for each seat of the game, one seat after the other."""

    def width(self, box: Box) -> int:
        return self.size * box.seats


class ByKind(Counts):
    """The same, a number for each kind of piece in the game."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return len(box.kinds)


class Members(Fact):
    """A list that names things, as how often it names each of `size`."""

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for value in values:
            if 0 <= value < self.size:
                row[at + value] += 1


class Kinds(Fact):
    """A list that names kinds of piece, as how often it names each."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return len(box.kinds)

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for value in values:
            row[at + value] += 1


class Places(Fact):
    """A list that names places, as how often it names each."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return box.places

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        values: list[int] = getattr(board, self.field)
        for value in values:
            row[at + value] += 1


class OwnerOf(Fact):
    """An owner's number: a one in its place, none where it is negative."""

    def __init__(self, field: str) -> None:
        super().__init__(field, 1)

    def width(self, box: Box) -> int:
        return box.owners

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        value = int(getattr(board, self.field))
        if value >= 0:
            row[at + value] = 1


class SuitOf(Fact):
    """A card, as its printed suit; none where it is negative."""

    def __init__(self, field: str) -> None:
        super().__init__(field, len(SUITS))

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        card = int(getattr(board, self.field))
        if card >= 0:
            row[at + g.box.cards[card].suit] = 1


class Sums(Fact):
    """A list of `size` lists of numbers, as the sum of each."""

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        lists: list[list[int]] = getattr(board, self.field)
        for i in range(min(self.size, len(lists))):
            row[at + i] = max(0, min(255, sum(lists[i])))


class Columns(Fact):
    """A list of `columns` lists of cards, as how many of each suit are in each."""

    def __init__(self, field: str, columns: int) -> None:
        super().__init__(field, columns * len(SUITS))

    def write(self, g: Game, board: Board, row: bytearray, at: int) -> None:
        lists: list[list[int]] = getattr(board, self.field)
        for i in range(len(lists)):
            for card in lists[i]:
                row[at + i * len(SUITS) + g.box.cards[card].suit] += 1


_FACTS: Final[dict[str, list[Fact]]] = by_name({})


def facts(board: type[Board], *told: Fact) -> None:
    """What boards of a class and of its heirs tell.  Everybody must be able to see all of it."""
    _FACTS[class_name(board)] = list(told)


def facts_of(board: Board) -> list[Fact]:
    """What a board tells, what the classes it comes from tell first."""
    found: list[Fact] = []
    for kind in reversed(type(board).__mro__):
        found += _FACTS.get(class_name(kind), [])
    return found
