"""Copies are derived from fields: numbers are shared, lists of numbers are copied."""

from __future__ import annotations

from dataclasses import dataclass, field, make_dataclass
from typing import Any

import pytest

from undergrowth.engine.copying import copied, copier_of
from undergrowth.engine.frames import FRAMES, Procedure
from undergrowth.table.described.boards import BOARDS, Board
from undergrowth.table.frames import Frame


@dataclass
class Walk(Frame):
    seat: int
    tired: bool = False
    places: list[int] = field(default_factory=list)


@dataclass
class LongWalk(Walk):
    rests: int = 0


@dataclass
class Odd(Frame):
    notes: dict[str, int]


def test_a_copy_is_equal_and_shares_no_list() -> None:
    for _ in range(2):  # the second one by the method that the first has made
        walk = Walk(1, True, [4, 5])
        twin = walk.copy()
        assert twin == walk and isinstance(twin, Walk)
        twin.places.append(6)
        assert walk.places == [4, 5]


@pytest.mark.parametrize("first", [0, 1])
def test_an_heir_is_copied_with_its_own_fields(first: int) -> None:
    walks = [Walk(1), LongWalk(1, rests=3)]
    walks[first].copy()
    for walk in walks:
        assert copied(walk) == walk == walk.copy()
        assert type(walk.copy()) is type(walk)


def test_a_field_that_no_rule_copies_is_named() -> None:
    with pytest.raises(TypeError, match=r"Odd\.notes is dict\[str, int\]: Odd has to write"):
        Odd({}).copy()


def test_lists_of_a_compiled_class_are_told_by_what_they_hold() -> None:
    """It has forgotten the types within: its heirs, which are interpreted, find a bare list."""
    erased = make_dataclass("Erased", [("places", list)])
    one = erased([1, 2])
    twin = copied(one)
    twin.places.append(3)
    assert one.places == [1, 2]
    with pytest.raises(TypeError, match="has to write its own copy"):
        copied(erased([[1]]))


def test_every_procedure_and_board_can_be_copied() -> None:
    derived: list[Any] = [Procedure.copy, Frame.copy, Board.copy]
    kinds: list[type[Any]] = [*FRAMES.values(), *BOARDS.values()]
    for kind in kinds:
        if any(kind.copy is each for each in derived):
            copier_of(kind)
