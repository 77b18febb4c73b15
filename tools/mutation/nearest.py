"""Chooses the tests to run for a change: the nearest first, and of these the quickest first.

Only tests that ran the changed block when measured are used.  They come in four rows:

1. those in a test file named for the file or its folder (`test_battle.py` for
   `law/battle/hits.py`);
2. those in the test folder of the same name (`tests/factions/vagabond` for
   `factions/vagabond/turn.py`);
3. those of the same room (`tests/law` for the first file);
4. all others that play by the rules.

In the first three rows the quickest comes first.  In the fourth each folder of tests contributes
its quickest, then its second, and so on, since different kinds of tests find different errors.
Together they take at most a number of seconds, as measured, of which the first three rows may use
half.
"""

from collections import Counter
from dataclasses import dataclass
from pathlib import PurePosixPath

from mutation.blocks import Block, block_of, blocks
from mutation.changes import Change
from mutation.reach import COLLECTING, Measured

ROWS = ("named for the file", "of its folder", "of its room", "elsewhere")


@dataclass
class Near:
    """The tests for a change, in order, and whether its block runs before any test does."""

    tests: list[Measured]
    early: bool


class Map:
    """The measured tests, searched by change."""

    def __init__(self, measured: dict[str, Measured]) -> None:
        self.early = measured.get(COLLECTING, Measured(COLLECTING, 0.0, True, ""))
        self.tests = [test for test in measured.values() if test.passed and test.name != COLLECTING]
        self._blocks: dict[str, list[Block]] = {}

    def near(self, change: Change, seconds: float) -> Near:
        """Return the tests for a change within a number of seconds in total."""
        block = self._block(change)
        early = self.early.ran(change.file, block)
        there = [test for test in self.tests if test.ran(change.file, block)]
        if early and not there:  # its result is used by later tests
            there = [test for test in self.tests if row_of(change.file, test.name) <= 1]
        rows: list[list[Measured]] = [[] for _ in ROWS]
        for test in sorted(there, key=lambda test: (test.seconds, test.name)):
            rows[row_of(change.file, test.name)].append(test)
        chosen = _as_long_as(rows[0] + rows[1] + rows[2], seconds / 2)
        left = seconds - sum(test.seconds for test in chosen)
        return Near(chosen + _as_long_as(_in_turn(rows[3]), left), early)

    def _block(self, change: Change) -> int:
        source = change.path.read_bytes()
        if change.file not in self._blocks:
            self._blocks[change.file] = blocks(source)
        column = change.start - (source.rfind(b"\n", 0, change.start) + 1)
        return block_of(self._blocks[change.file], (change.line(source), column))


def _in_turn(tests: list[Measured]) -> list[Measured]:
    """Return the tests with each folder's first ones first, then each folder's second ones."""
    turns: Counter[str] = Counter()
    order: list[tuple[int, Measured]] = []
    for test in tests:
        folder = test.name.split("/")[1]
        turns[folder] += 1
        order.append((turns[folder], test))
    return [test for _, test in sorted(order, key=lambda each: each[0])]


def _as_long_as(tests: list[Measured], seconds: float) -> list[Measured]:
    """Return the first tests, as many as fit into the time."""
    chosen: list[Measured] = []
    for test in tests:
        seconds -= test.seconds
        if seconds < 0:
            break
        chosen.append(test)
    return chosen


def row_of(file: str, test: str) -> int:
    """Return the row of a test for a file, as an index of `ROWS`: 0 is the nearest."""
    parts = PurePosixPath(file).with_suffix("").parts
    where = PurePosixPath(test.split("::")[0])
    folders = where.parts[1:-1]
    if any(where.stem.startswith(f"test_{part}") for part in parts[1:]):
        return 0
    if len(parts) > 2 and len(folders) > 1 and folders[:2] == parts[:2]:
        return 1
    return 2 if folders[:1] == parts[:1] else 3
