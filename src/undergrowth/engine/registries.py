"""Registries that content adds itself to, and restoring them if a package turns out to be bad."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from undergrowth.engine.domains import Names

V = TypeVar("V")
_TABLES: Final[list[dict[str, Any]]] = []
_LISTS: Final[list[list[Any]]] = []
_NAMES: Final[list[Names]] = []
_CACHES: Final[list[dict[str, Any]]] = []


def registry(table: dict[str, V]) -> dict[str, V]:
    """Make a dict a registry of things by name."""
    _TABLES.append(table)
    return table


def list_registry(things: list[V]) -> list[V]:
    """Make a list a registry of things by number."""
    _LISTS.append(things)
    return things


def names_registry(names: Names) -> Names:
    """Make a list of names a registry."""
    _NAMES.append(names)
    return names


def derived_cache(table: dict[str, V]) -> dict[str, V]:
    """Make a dict a cache of things computed from registries; it is emptied when they change."""
    _CACHES.append(table)
    return table


def forget_made() -> None:
    """Empty the caches of things computed from registries."""
    for table in _CACHES:
        table.clear()


class Kept:
    """Contents of every registry at one moment."""

    def __init__(self) -> None:
        self._tables: Final = [dict(table) for table in _TABLES]
        self._lists: Final = [things[:] for things in _LISTS]
        self._names: Final = [names.kept() for names in _NAMES]

    def put_back(self) -> None:
        """Restore that content in every registry, and nothing else."""
        for i in range(len(self._tables)):
            _TABLES[i].clear()
            _TABLES[i].update(self._tables[i])
        for i in range(len(self._lists)):
            _LISTS[i][:] = self._lists[i]
        for i in range(len(self._names)):
            _NAMES[i].put_back(self._names[i])
        forget_made()
