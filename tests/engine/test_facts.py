"""Fields of boards are encoded as their encoders say, in as many numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from kit.lineups import few
from undergrowth import Game, Setup
from undergrowth.table.described.boards import Board
from undergrowth.table.described.facts import (
    ByKind,
    BySeat,
    Choice,
    Columns,
    Counts,
    Fact,
    Kinds,
    Members,
    Number,
    OwnerOf,
    Places,
    SuitOf,
    Sums,
)
from undergrowth.table.names import SUITS


@dataclass
class MadeUp(Board):
    """A board with a field of each sort."""

    one: int = 2
    none: int = -1
    much: int = 300
    some: list[int] = field(default_factory=lambda: [0, 2, 2])
    lists: list[list[int]] = field(default_factory=lambda: [[], [0, 0], [200, 100]])


@pytest.mark.parametrize(
    ("fact", "width", "written"),
    [
        (Number("one"), 1, {0: 2}),
        (Number("none"), 1, {}),
        (Number("much"), 1, {0: 255}),
        (Choice("one", 4), 4, {2: 1}),
        (Choice("none", 4), 4, {}),
        (Choice("one", 2), 2, {}),
        (Counts("some", 4), 4, {1: 2, 2: 2}),
        (Counts("some", 2, more=1), 2, {0: 1, 1: 3}),
        (Members("some", 3), 3, {0: 1, 2: 2}),
        (Members("some", 2), 2, {0: 1}),
        (Sums("lists", 3), 3, {2: 255}),
    ],
)
def test_what_is_encoded(fact: Fact, width: int, written: dict[int, int]) -> None:
    """From where it begins in a row, and nowhere else."""
    g = Game.new(Setup(seats=few()), 1)
    assert fact.width(g.box) == width
    check(fact, g, written)


def check(fact: Fact, g: Game, written: dict[int, int]) -> None:
    row = bytearray(g.places + len(g.box.kinds) + 40)
    fact.write(g, MadeUp(), row, 5)
    assert {at - 5: n for at, n in enumerate(row) if n} == written


def test_what_is_as_wide_as_the_game() -> None:
    """A number for each seat, kind of piece, place or owner."""
    g = Game.new(Setup(seats=few()), 1)
    kinds, places, owners = len(g.box.kinds), g.box.places, g.box.owners
    for fact, width, written in (
        (BySeat("some", 2), 2 * g.seats, {1: 2, 2: 2}),
        (ByKind("some"), kinds, {1: 2, 2: 2}),
        (Kinds("some"), kinds, {0: 1, 2: 2}),
        (Places("some"), places, {0: 1, 2: 2}),
        (OwnerOf("one"), owners, {2: 1}),
        (OwnerOf("none"), owners, {}),
    ):
        assert fact.width(g.box) == width
        check(fact, g, written)


def test_cards_are_encoded_by_their_suits() -> None:
    """One of the suits, or how many of each lie in each column."""
    g = Game.new(Setup(seats=few()), 1)
    suit = g.box.cards[2].suit
    check(SuitOf("one"), g, {suit: 1})
    check(SuitOf("none"), g, {})
    assert SuitOf("one").width(g.box) == len(SUITS)
    other = g.box.cards[0].suit
    board = MadeUp(lists=[[2], [0, 0]])
    row = bytearray(2 * len(SUITS))
    Columns("lists", 2).write(g, board, row, 0)
    assert Columns("lists", 2).width(g.box) == len(row)
    assert {at: n for at, n in enumerate(row) if n} == {suit: 1, len(SUITS) + other: 2}
