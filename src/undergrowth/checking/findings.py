"""Findings of checks, and the comparison of data files with their allowed keys."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from undergrowth.engine.errors import UndergrowthError

Table = dict[str, Any]
"""A table of a data file as `tomllib` reads it."""


@dataclass(frozen=True)
class Finding:
    """An error: its file, its entry, and the problem."""

    file: str
    """The path of the file or folder, or the name of a file of messages."""
    entry: str
    """The path of the entry in the file; empty for the whole file."""
    problem: str
    """The problem as the rest of a sentence about the entry, such as `is missing`."""

    def __str__(self) -> str:
        where = f"{self.file}: {self.entry}" if self.entry else self.file
        return f"{where}: {self.problem}"


@dataclass(frozen=True)
class Key:
    """A key that a table may have."""

    name: str
    kind: str
    """One of `KINDS`."""
    says: str
    """Its meaning, for the documentation."""
    required: bool = False
    least: int | None = None
    """The least number."""
    most: int | None = None
    words: tuple[str, ...] = ()
    """The allowed words; empty if any word is allowed."""


KINDS: Final = {
    "number": "a whole number",
    "flag": "true or false",
    "text": "a text",
    "numbers": "a list of whole numbers",
    "texts": "a list of texts",
    "pairs": "a list of pairs of whole numbers, such as [[1, 5], [1, 9]]",
    "counts": "a table of whole numbers, such as { fox = 1 }",
    "table": "a table",
    "tables": "a list of tables",
    "any": "anything",
}
"""The kinds of values, with their names in messages."""


def error_said(error: Exception) -> str:
    """Return an error in one line, with its class unless it is one of ours."""
    kind = "" if isinstance(error, UndergrowthError) else f"{type(error).__name__}: "
    return kind + " ".join(str(error).split())


def is_number(value: Any) -> bool:
    """Whether a value is a whole number; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_list_of(value: Any, kind: str) -> bool:
    """Whether a value is a list with all values of a kind."""
    return isinstance(value, list) and all(is_of(each, kind) for each in value)


def is_of(value: Any, kind: str) -> bool:
    """Whether a value is of a kind."""
    if kind == "number":
        return is_number(value)
    if kind == "flag":
        return isinstance(value, bool)
    if kind == "text":
        return isinstance(value, str)
    if kind == "pairs":
        return isinstance(value, list) and all(
            is_list_of(each, "number") and len(each) == 2 for each in value
        )
    if kind == "counts":
        return isinstance(value, dict) and all(is_number(each) for each in value.values())
    if kind == "table":
        return isinstance(value, dict)
    if kind in ("numbers", "texts", "tables"):
        return is_list_of(value, kind[:-1])
    return True


class Report:
    """The findings in one file."""

    def __init__(self, file: str, read_elsewhere: Collection[str] = ()) -> None:
        """`read_elsewhere` are keys that the code of the package reads itself."""
        self.file: Final = file
        self.found: Final[list[Finding]] = []
        self._read_elsewhere: Final = read_elsewhere

    def add(self, entry: str, problem: str) -> None:
        """Add a finding at an entry."""
        self.found.append(Finding(self.file, entry, problem))

    def reads(self, name: str) -> bool:
        """Whether the code of the package reads this key."""
        return name in self._read_elsewhere

    def table(self, entry: str, table: Table, keys: Collection[Key]) -> None:
        """Compare a table with its keys: report missing keys, unknown keys, and wrong values."""
        known = {key.name: key for key in keys}
        for key in keys:
            path = f"{entry} {key.name}".strip()
            if key.name in table:
                self._value(path, table[key.name], key)
            elif key.required:
                self.add(path, f"is missing; expected {KINDS[key.kind]}: {key.says}")
        for name in table:
            if name not in known and name not in self._read_elsewhere:
                near = get_close_matches(name, known, 1)
                hint = f"; did you mean {near[0]}?" if near else ""
                self.add(f"{entry} {name}".strip(), f"is no key that anything reads{hint}")

    def _value(self, path: str, value: Any, key: Key) -> None:
        if not is_of(value, key.kind):
            self.add(path, f"is {value!r}; expected {KINDS[key.kind]}")
        elif key.words and value not in key.words:
            self.add(path, f"is {value!r}; expected {', '.join(key.words)}")
        elif is_number(value) and not self._within(value, key):
            self.add(path, f"is {value}; expected {_limits(key)}")

    def _within(self, value: int, key: Key) -> bool:
        low = key.least is None or value >= key.least
        return low and (key.most is None or value <= key.most)


def _limits(key: Key) -> str:
    if key.least is not None and key.most is not None:
        return f"{key.least} to {key.most}"
    return f"{key.least} or more" if key.least is not None else f"{key.most} or less"


def tables_of(value: Any) -> list[Table]:
    """Return the tables of a list, ignoring other values."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def numbers_of(value: Any) -> list[int]:
    """Return the whole numbers of a list, ignoring other values."""
    return [each for each in value if is_number(each)] if isinstance(value, list) else []


def pairs_of(value: Any) -> list[tuple[int, int]]:
    """Return the pairs of whole numbers of a list, ignoring other values."""
    found = value if isinstance(value, list) else []
    return [(each[0], each[1]) for each in found if is_list_of(each, "number") and len(each) == 2]
