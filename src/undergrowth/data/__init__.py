"""The numbers and cards printed on components, read from the TOML files in this folder."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.kept import beside_bytecode
from undergrowth.engine.owners import OURS
from undergrowth.engine.registries import list_registry, registry

Leaf = int | str | list[int] | list[str]
"""A number or word of a data file, or a list of either."""


class Sheet:
    """A table of a data file.  Getters take a dotted path and raise `KeyError` naming it."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        self.name = name
        self._table = table

    def _find(self, path: str) -> Any:
        found = self._entry(path)
        if found is None:
            raise KeyError(f"{self.name} has no {path}")
        return found

    def _entry(self, path: str) -> Any:
        """Return the entry at a path, or None, which TOML itself cannot hold."""
        if "." not in path:
            return self._table.get(path)
        found: Any = self._table
        for key in path.split("."):
            if not isinstance(found, dict):
                return None
            found = found.get(key)
        return found

    def document(self) -> dict[str, object]:
        """Return the whole table as a dictionary; inner tables are not copied."""
        return dict(self._table)

    def names(self) -> list[str]:
        """Return the names of its entries, in the order of the file."""
        return list(self._table)

    def has(self, path: str) -> bool:
        """Whether there is an entry at a path."""
        return self._entry(path) is not None

    def is_text(self, path: str) -> bool:
        """Whether the entry at a path is a word or sentence."""
        return isinstance(self._find(path), str)

    def is_flag(self, path: str) -> bool:
        """Whether the entry at a path is a yes or no."""
        return isinstance(self._find(path), bool)

    def is_table(self, path: str) -> bool:
        """Whether the entry at a path is a table."""
        return isinstance(self._find(path), dict)

    def number(self, path: str) -> int:
        """Return a whole number."""
        return int(self._find(path))

    def flag(self, path: str) -> bool:
        """Return a yes or no; no when it is missing."""
        return bool(self._entry(path))

    def text(self, path: str) -> str:
        """Return a word or sentence."""
        return str(self._find(path))

    def word(self, path: str) -> str:
        """Return a word, or an empty text when it is missing."""
        found = self._entry(path)
        return "" if found is None else str(found)

    def numbers(self, path: str) -> list[int]:
        """Return a list of numbers."""
        return [int(value) for value in self._find(path)]

    def texts(self, path: str) -> list[str]:
        """Return a list of words."""
        return [str(value) for value in self._find(path)]

    def pairs(self, path: str) -> list[tuple[int, int]]:
        """Return a list of pairs of numbers."""
        return [(int(one), int(other)) for one, other in self._find(path)]

    def points(self, path: str) -> list[list[int]]:
        """Return a list of points such as `[1, [486, 370], 12]`, with single numbers as one-item
        lists."""
        return [
            [int(n) for n in each] if isinstance(each, list) else [int(each)]
            for each in self._find(path)
        ]

    def counts(self, path: str) -> dict[str, int]:
        """Return a table of numbers by name; empty when it is missing."""
        if not self.has(path):
            return {}
        return {str(key): int(value) for key, value in self._find(path).items()}

    def table(self, path: str) -> Sheet:
        """Return a table inside this one."""
        return Sheet(f"{self.name} {path}", self._find(path))

    def leaves(self) -> dict[str, Leaf]:
        """Return its numbers, words and lists of them by dotted path; tables in lists go by their
        `id`."""
        found: dict[str, Leaf] = {}
        _gather(found, "", self._table)
        return found

    def tables(self, path: str) -> list[Sheet]:
        """Return a list of tables."""
        return [Sheet(f"{self.name} {path}", each) for each in self._find(path)]


def _gather(found: dict[str, Leaf], path: str, value: Any) -> None:
    """Add the leaves at a path and below it."""
    if isinstance(value, dict):
        for key, each in value.items():
            _gather(found, f"{path}.{key}" if path else str(key), each)
    elif isinstance(value, list):
        _gather_list(found, path, value)
    elif isinstance(value, (int, str)):
        found[path] = int(value) if isinstance(value, bool) else value


def _gather_list(found: dict[str, Leaf], path: str, values: list[Any]) -> None:
    """Add a list of numbers or words, or the leaves of its tables that have an `id`."""
    if all(isinstance(each, int) for each in values):
        found[path] = [int(each) for each in values]
    elif all(isinstance(each, str) for each in values):
        found[path] = [str(each) for each in values]
    else:
        for each in values:
            if isinstance(each, dict) and "id" in each:
                _gather(found, f"{path}.{each['id']}", each)


_KEPT: Final = beside_bytecode(__file__, "sheets")
"""Parsed data files, by their text."""
_read: dict[str, Sheet] = registry({})
_packages: list[Package] = list_registry([Package(OURS, "undergrowth")])
"""The packages whose data files are searched, in order."""
_listed: dict[str, list[str]] = registry({})
"""Cached results of `sheets` and `sheets_with`, cleared when data is added."""


def add_data(package: Package) -> None:
    """Add the data files of another package, after those of all others."""
    _packages.append(package)
    _listed.clear()


def sheet(name: str) -> Sheet:
    """Return a data file by its path without suffix, such as `maps/autumn`.  Files are read once.

    `acme:prices` is a file of one package only.  Raises `FileNotFoundError` for an unknown one.
    """
    if name not in _read:
        _read[name] = _open(name)
    return _read[name]


def _open(name: str) -> Sheet:
    owner, colon, path = name.rpartition(":")
    for package in _packages:
        file = package.file(f"{path}.toml")
        if (package.owner == owner or not colon) and file.is_file():
            try:
                return Sheet(name, _parsed(file.read_text(encoding="utf-8")))
            except ValueError as error:
                raise BadContent(f"{name}.toml cannot be read: {error}") from None
    raise FileNotFoundError(f"there is no data file {name}.toml")


def _parsed(text: str) -> dict[str, Any]:
    """Return the table in a data file.  Raises ValueError if it is not TOML."""
    found: dict[str, Any] | None = _KEPT.get(text)
    if found is None:
        found = tomllib.loads(text)
        _KEPT.put(text, found)
    return found


def keep_parsed() -> None:
    """Keep what has been parsed for the next start."""
    _KEPT.save()


def provide(name: str, table: dict[str, Any]) -> None:
    """Add a sheet that the program makes, without a file."""
    _read[name] = Sheet(name, table)
    _listed.clear()


def sheets(folder: str) -> list[str]:
    """Return the names, without suffix, of the data files in a folder: ours first, sorted by
    package."""
    if folder not in _listed:
        _listed[folder] = [name for package in _packages for name in package.sheets(folder)]
    return _listed[folder][:]


def sheets_with(folder: str, path: str) -> list[str]:
    """Return the names of the data files in a folder that have an entry at a path."""
    asked = f"{folder} {path}"
    if asked not in _listed:
        _listed[asked] = [name for name in sheets(folder) if sheet(f"{folder}/{name}").has(path)]
    return _listed[asked][:]


def keeper(name: str, entry: str = "") -> str:
    """Return the owner of a data file, or of the first one by this name that has `entry`.

    Sheets made by the program are ours.  Raises `FileNotFoundError`.
    """
    for package in _packages:
        there = package.file(f"{name}.toml").is_file()
        if there and (entry == "" or _own_sheet(package, name).has(entry)):
            return package.owner
    if entry == "" and name in _read:
        return OURS
    what = f"{entry} in any" if entry else "no"
    raise FileNotFoundError(f"there is {what} data file {name}.toml")


def _own_sheet(package: Package, name: str) -> Sheet:
    return sheet(name if package.is_ours else f"{package.owner}:{name}")
