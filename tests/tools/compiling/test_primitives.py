"""Native operations on bytes and lists give what the interpreter gives, errors included."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from types import ModuleType

import pytest

import undergrowth
from compiler.primitives import INLINED, SHARED, definitions, inlined_in, shared_in
from kit.compiling.natively import both

SOURCE = """
from math import tanh

from undergrowth.ai.judging.sums import weighted

def put(row: bytearray, at: int, value: int) -> None:
    row[at] = value

def add(row: bytearray, at: int, value: int) -> None:
    row[at] += value

def get(row: bytearray, at: int) -> int:
    return row[at]

def made(numbers: list[int]) -> bytearray:
    return bytearray(numbers)

class Fox:
    def __init__(self) -> None:
        self.tails: int = 2

    @property
    def legs(self) -> int:
        return 2 * self.tails

    @property
    def lost(self) -> int:
        raise LookupError("lost")

def field(name: str) -> object:
    return getattr(Fox(), name)

def field_of(thing: object, name: str) -> object:
    return getattr(thing, name)

def zeros(size: int) -> bytearray:
    return bytearray(size)

def has(numbers: list[int], value: int) -> bool:
    return value in numbers

def extend(numbers: list[int], more: list[int]) -> list[int]:
    kept = numbers
    kept += more
    kept += kept
    for _i in range(3):
        kept.pop()
        kept += [1]
    return numbers

def sort(numbers: list[int]) -> None:
    numbers.sort()

def in_order(numbers: list[int]) -> list[int]:
    return sorted(numbers)

def remove(numbers: list[int], value: int) -> None:
    numbers.remove(value)

def lacks(numbers: list[int], value: int) -> bool:
    return value not in numbers

def total(numbers: list[int]) -> object:
    return sum(numbers)

def total_of(numbers: list[float]) -> float:
    return sum(numbers)

def bent(number: float) -> float:
    return tanh(number)

def weigh(weights: list[float], used: list[int], found: list[float]) -> float:
    return weighted(weights, used, found, 0.5)
"""
SUMS = Path(undergrowth.__file__).parent / "ai/judging/sums.py"
BIG = 1 << 80


class Row(bytearray):
    """A row that counts in tens, and says what it is asked."""

    def __getitem__(self, at: object) -> int:  # type: ignore[override]
        return super().__getitem__(at) * 10  # type: ignore[call-overload, no-any-return]

    def __setitem__(self, at: object, value: object) -> None:
        super().__setitem__(at, int(value) // 10)  # type: ignore[call-overload]


class Odd:
    """What equals every odd number."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int) and other % 2 == 1

    __hash__ = None  # type: ignore[assignment]


CALLS: list[tuple[str, Callable[[], tuple[object, ...]]]] = [
    *[
        (name, lambda kind=kind, at=at, value=value: (kind(b"\x01\x02\xff"), at, value))
        for name in ("put", "add")
        for kind in (bytearray, Row)
        for at in (0, 2, 3, -1, -4, BIG)
        for value in (0, 7, 250, 255, 256, -1, BIG)
    ],
    *[
        ("get", lambda kind=kind, at=at: (kind(b"\x01\x02\xff"), at))
        for kind in (bytearray, Row)
        for at in (0, 2, 3, -1, -4, BIG)
    ],
    *[
        (name, lambda numbers=numbers: (list(numbers),))
        for name in ("sort", "in_order")
        for numbers in (
            *[[at * 7 % size for at in range(size)] for size in (0, 1, 2, 15, 16, 17, 200, 600)],
            [0] * 40,
            [255] * 30 + [0],
            *[[at * 5 % 3 + 253 for at in range(size)] for size in (9, 90)],
            (3, -1, 2),
            (3, BIG, 2),
            (1, True, 0, False),
            (2, 1.5, 1),
            (2, "1"),
        )
    ],
    *[
        ("extend", lambda numbers=numbers, more=more: (list(numbers), list(more)))
        for numbers in ((1, 2, 3, 4), range(40))
        for more in ((), (5,), range(90))
    ],
    *[
        ("total", lambda numbers=numbers: (list(numbers),))
        for numbers in (
            (),
            (1, 2, 300),
            (-5, 1 << 40, -(1 << 40)),
            (BIG, 1),
            (True, 2),
            ("1",),
            range(9000),
        )
    ],
    ("total_of", lambda: ([1.5, 0.25],)),
    *[("bent", lambda number=number: (number,)) for number in (0.0, -0.3, 800.0, float("inf"))],
    *[
        ("weigh", lambda used=used, found=found: ([0.25, -3.0, 1.5], used, found))
        for used in ([], [0, 2], [2, 1, 1], [3], [-1], [BIG], ["1"], [True])
        for found in ([1.0, 2.5, 0.125], [1.0], [1, 2, 3], ["1", None, 2.0])
    ],
    *[("field", lambda name=name: (name,)) for name in ("tails", "legs", "lost", "wings")],
    *[("field_of", lambda name=name: (1j, name)) for name in ("real", "wings")],
    *[("zeros", lambda size=size: (size,)) for size in (0, 1, 300, -1, BIG)],
    *[
        ("made", lambda numbers=numbers: (list(numbers),))
        for numbers in ((), (0, 1, 255), (256,), (-1,), (BIG,), (True, 2), (1, "a"), (1, 2.0))
    ],
    *[
        (name, lambda numbers=numbers, value=value: (list(numbers), value))
        for name in ("has", "lacks", "remove")
        for numbers in (
            (),
            (0, 1, -1, 300, 1 << 30),
            (True,),
            (1.0, 5),
            (BIG, 4),
            (2, Odd()),
            ("1",),
        )
        for value in (0, 1, -1, 3, 300, 1 << 30, 1 << 31, BIG)
    ],
]
"""The functions of the source, each with what makes its arguments anew."""


def outcome(module: ModuleType, name: str, arguments: tuple[object, ...]) -> object:
    """Return what a call gives, or its error, and what has become of the first argument."""
    try:
        given = getattr(module, name)(*arguments)
    except Exception as error:
        given = (type(error), str(error))
    first = arguments[0]
    if isinstance(first, list):
        return given, list.__repr__(first)
    return given, bytes(first) if isinstance(first, bytearray) else first


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="compiles with the flags of GCC")
def test_native_operations_do_what_the_interpreter_does(tmp_path: Path) -> None:
    """Rows and lists of all kinds, in range and out of it, and subclasses with ways of their
    own."""
    written: list[str] = []

    def functions(body: str) -> str:
        written.append(shared_in(body) + definitions([shared_in(body)]) + inlined_in(body))
        return written[0]

    beside = tmp_path / "undergrowth/ai/judging"
    beside.mkdir(parents=True)
    shutil.copy(SUMS, beside)  # for the compiler alone
    plain, native = both(tmp_path, SOURCE, functions)
    vars(plain)["weighted"] = run_path(str(SUMS))["weighted"]  # not that of a compiled core
    for name in [*INLINED, *SHARED]:
        assert f"{name}(" in written[0]
    for name, arguments in CALLS:
        expected, found = outcome(plain, name, arguments()), outcome(native, name, arguments())
        assert found == expected, f"{name}{arguments()}"


def test_a_unit_gets_only_the_functions_that_it_calls() -> None:
    assert inlined_in("x = 1;") == "" and shared_in("x = 1;") == ""
    found = inlined_in("set_byte_to(row, 2, x);")
    assert "set_byte(" in found and "get_byte(" not in found
    assert shared_in("set_byte_to(row, 2, x);").startswith("int set_item_slowly(PyObject *row")
    declared = shared_in("list_has_int(list, 2);")
    assert definitions([declared]) == INLINED["is_int"] + SHARED["list_has_int"]
