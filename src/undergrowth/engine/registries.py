"""What content adds itself to, and how that is put back when a package turns out to be bad."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from undergrowth.engine.domains import Names

V = TypeVar("V")
_TABLES: Final[list[dict[str, Any]]] = []
_LISTS: Final[list[list[Any]]] = []
_NAMES: Final[list[Names]] = []
_MADE: Final[list[dict[str, Any]]] = []


def by_name(table: dict[str, V]) -> dict[str, V]:
    """A registry of things by name."""
    _TABLES.append(table)
    return table


def in_order(things: list[V]) -> list[V]:
    """A registry of things by number."""
    _LISTS.append(things)
    return things


def numbered(names: Names) -> Names:
    """A registry of names that have numbers."""
    _NAMES.append(names)
    return names


def made_of_them(table: dict[str, V]) -> dict[str, V]:
    """A table of things made of what is registered, emptied whenever that changes."""
    _MADE.append(table)
    return table


def forget_made() -> None:
    """Empty the tables of things made of what was registered before."""
    for table in _MADE:
        table.clear()


class Kept:
    """What every registry holds at one moment."""

    def __init__(self) -> None:
        self._tables: Final = [dict(table) for table in _TABLES]
        self._lists: Final = [things[:] for things in _LISTS]
        self._names: Final = [names.kept() for names in _NAMES]

    def put_back(self) -> None:
        """Make the registries hold that again, and nothing else."""
        for i in range(len(self._tables)):
            _TABLES[i].clear()
            _TABLES[i].update(self._tables[i])
        for i in range(len(self._lists)):
            _LISTS[i][:] = self._lists[i]
        for i in range(len(self._names)):
            _NAMES[i].put_back(self._names[i])
        forget_made()
