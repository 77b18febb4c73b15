"""The numbers and cards that the Law leaves to cardboard, read from TOML files beside this one."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


class Sheet:
    """A table of a data file.  Getters take a dotted path and raise KeyError naming it."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        self.name = name
        self._table = table

    def _find(self, path: str) -> Any:
        found: Any = self._table
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                raise KeyError(f"{self.name} has no {path}")
            found = found[key]
        return found

    def names(self) -> list[str]:
        """The names of its entries, in the order of the file."""
        return list(self._table)

    def has(self, path: str) -> bool:
        """Whether there is an entry at a path."""
        try:
            self._find(path)
        except KeyError:
            return False
        return True

    def number(self, path: str) -> int:
        """A whole number."""
        return int(self._find(path))

    def flag(self, path: str) -> bool:
        """A yes or no; no when it is missing."""
        return self.has(path) and bool(self._find(path))

    def text(self, path: str) -> str:
        """A word or sentence."""
        return str(self._find(path))

    def word(self, path: str) -> str:
        """A word, or nothing when it is missing."""
        return self.text(path) if self.has(path) else ""

    def numbers(self, path: str) -> list[int]:
        """A list of numbers."""
        return [int(value) for value in self._find(path)]

    def texts(self, path: str) -> list[str]:
        """A list of words."""
        return [str(value) for value in self._find(path)]

    def pairs(self, path: str) -> list[tuple[int, int]]:
        """A list of pairs of numbers."""
        return [(int(one), int(other)) for one, other in self._find(path)]

    def points(self, path: str) -> list[list[int]]:
        """A list of numbers and of points, such as `[1, [486, 370], 12]`; a number stands alone."""
        return [
            [int(n) for n in each] if isinstance(each, list) else [int(each)]
            for each in self._find(path)
        ]

    def counts(self, path: str) -> dict[str, int]:
        """A table of numbers by name; empty when it is missing."""
        if not self.has(path):
            return {}
        return {str(key): int(value) for key, value in self._find(path).items()}

    def table(self, path: str) -> Sheet:
        """A table inside this one."""
        return Sheet(f"{self.name} {path}", self._find(path))

    def tables(self, path: str) -> list[Sheet]:
        """A list of tables."""
        return [Sheet(f"{self.name} {path}", each) for each in self._find(path)]


_read: dict[str, Sheet] = {}


def sheet(name: str) -> Sheet:
    """A data file by its path without ending, such as `maps/autumn`.  Files are read once."""
    if name not in _read:
        file = resources.files(__name__).joinpath(*f"{name}.toml".split("/"))
        _read[name] = Sheet(name, tomllib.loads(file.read_text(encoding="utf-8")))
    return _read[name]


def provide(name: str, table: dict[str, Any]) -> None:
    """Add a sheet that no file holds: the program makes it."""
    _read[name] = Sheet(name, table)


def sheets(folder: str) -> list[str]:
    """The names, without ending, of the data files in a folder, sorted."""
    files = resources.files(__name__).joinpath(folder).iterdir()
    return sorted(file.name[:-5] for file in files if file.name.endswith(".toml"))
