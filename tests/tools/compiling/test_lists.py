"""Lists that are kept for later use are new lists to everybody."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

from compiler.lists import DECLARED, declared_in, definitions, macros_in
from compiler.primitives import definitions as shared_definitions
from compiler.primitives import inlined_in, shared_in
from kit.compiling.natively import both

MOST, LONGEST = 128, 32
"""As in `tools/compiler/c/lists.c`: how many lists are kept, and of what length at most."""
SOURCE = """
def counted(n: int) -> list[int]:
    row: list[int] = []
    for i in range(n):
        row.append(i)
    return row

def pair(one: object, other: object) -> list[object]:
    return [one, other]

def part(row: list[object], start: int, stop: int) -> list[object]:
    return row[start:stop]

def made_and_dropped(thing: object, n: int, depth: int) -> int:
    total = 0
    for _i in range(n):
        row: list[object] = [thing]
        inner: list[object] = [thing, thing]
        for _j in range(depth):
            inner = [inner, thing]
        row.append(inner)
        total += len(row) + len(row[1:]) + len(row[5:9])
    return total

def used(words: list[str]) -> list[str]:
    kept: list[list[str]] = []
    for word in words:
        kept.append([word] * 2)
    found: list[str] = []
    for each in kept:
        found += each[1:]
    return found

class Ending:
    def __init__(self, log: list[int]) -> None:
        self.log = log

    def end(self) -> None:
        for i in range(200):
            row: list[int] = [i]
            self.log.append(len(row))

def end_with(thing: object, n: int) -> int:
    total = 0
    for _i in range(n):
        row = [thing]
        total += len(row)
    return total
"""


def functions(body: str) -> str:
    """Return what a unit with this code is given."""
    shared = shared_definitions([shared_in(body)])
    return definitions([DECLARED]) + macros_in(body) + shared_in(body) + shared + inlined_in(body)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="compiles with the flags of GCC")
def test_lists_that_are_used_again_hold_only_what_is_put_in(tmp_path: Path) -> None:
    """New, sliced, nested and long lists are as ever, and what they held is let go."""
    plain, native = both(tmp_path, SOURCE, functions)
    words = [str(n) for n in range(300)]
    for _ in range(3):
        for n in (0, 1, 3, LONGEST, LONGEST + 1, 500):
            assert native.counted(n) == plain.counted(n)
        for start in (-9, -1, 0, 2, 5, 7):
            for stop in (-9, -1, 0, 2, 5, 7):
                row = [1, "2", None, 4.0, 5]
                assert native.part(row, start, stop) == plain.part(row, start, stop)
        assert native.used(words) == plain.used(words)
        thing = object()
        before = sys.getrefcount(thing)
        for depth in (0, 1, 5000):
            found = native.made_and_dropped(thing, 2 * MOST if depth < 9 else 2, depth)
            assert found == plain.made_and_dropped(thing, 2 * MOST if depth < 9 else 2, depth)
        assert native.pair(thing, thing) == [thing, thing]
        assert sys.getrefcount(thing) == before
        gc.collect()
    first, second = native.counted(5), native.counted(5)
    assert first is not second
    first.append(9)
    assert second == [0, 1, 2, 3, 4]


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="compiles with the flags of GCC")
def test_what_ends_with_a_list_may_make_and_drop_lists(tmp_path: Path) -> None:
    """An item may run anything when it goes, while the list is being emptied."""
    _, native = both(tmp_path, SOURCE, functions)
    log: list[int] = []

    class Last:
        def __del__(self) -> None:
            native.Ending(log).end()
            native.made_and_dropped(None, 2 * MOST, 3)

    held = native.pair(Last(), Last())
    del held
    assert native.end_with(Last(), 5) == 5
    gc.collect()
    assert len(log) == 600 and set(log) == {1}


def test_a_unit_that_neither_makes_nor_drops_anything_stays() -> None:
    assert macros_in("x = 1;") == declared_in("x = 1;") == definitions(["x = 1;"]) == ""
    assert declared_in("CPy_DECREF(x);") == DECLARED
