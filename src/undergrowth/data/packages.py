"""Packages of content: ours, and others with the same layout.

A package has a folder for each kind of content (`factions`, `maps`, `cards`, `landmarks`, `ai`),
with a module or folder for each thing, and a folder `data` with the TOML files that belong to them.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final

from undergrowth.engine.errors import BadContent
from undergrowth.engine.owners import OURS


class Package:
    """A package: its owner's name, and its Python module."""

    def __init__(self, owner: str, module: str) -> None:
        self.owner: Final = owner
        self.module: Final = module
        self._rooms: list[str] = []
        """Cache of the modules and folders directly in it."""
        self._found: Final[dict[str, list[pkgutil.ModuleInfo]]] = {}
        """Cache of what has been found in each room: every faction asks for all of them."""

    @property
    def is_ours(self) -> bool:
        """Whether this is our own package."""
        return self.owner == OURS

    def modules(self, room: str) -> list[str]:
        """Return the modules and folders in a room, sorted; none if there is no such room."""
        return sorted(found.name for found in self._in(room))

    def modules_within(self, room: str) -> list[str]:
        """Return the modules of a room and of its folders (`base.cobbler`), by their own names."""
        found = self._in(room)
        inner = [
            f"{each.name}.{name}"
            for each in found
            if each.ispkg
            for name in self.modules(f"{room}.{each.name}")
        ]
        outer = [each.name for each in found if not each.ispkg]
        return sorted(inner + outer, key=lambda name: name.rpartition(".")[2])

    def folders(self, room: str) -> list[str]:
        """Return the folders in a room, sorted."""
        return sorted(found.name for found in self._in(room) if found.ispkg)

    def load(self, room: str, name: str) -> ModuleType:
        """Import a module or folder of a room.  Raises any error of its code."""
        return import_module(f"{self.module}.{room}.{name}")

    def defined(self, room: str, name: str, what: str) -> Any:
        """Import a module or folder of a room, and return what it defines by the name `what`.

        Raises `BadContent` if it does not define that.
        """
        found = getattr(self.load(room, name), what, None)
        if found is None:
            raise BadContent(f"{room}/{name} does not define {what}")
        return found

    def _in(self, room: str) -> list[pkgutil.ModuleInfo]:
        if not self._rooms:
            self._rooms = [found.name for found in pkgutil.iter_modules(self._path())]
        if room.partition(".")[0] not in self._rooms:
            return []
        if room not in self._found:
            path = import_module(f"{self.module}.{room}").__path__
            self._found[room] = list(pkgutil.iter_modules(path))
        return self._found[room]

    def _path(self) -> list[str]:
        return list(import_module(self.module).__path__)

    def file(self, name: str) -> Traversable:
        """Return a file of its data by path, such as `maps/autumn.toml`; it may not exist."""
        return resources.files(self.module).joinpath("data", *name.split("/"))

    def sheets(self, folder: str) -> list[str]:
        """Return the names, without suffix, of the data files in a folder, sorted."""
        files = self.file(folder)
        if not files.is_dir():
            return []
        return sorted(each.name[:-5] for each in files.iterdir() if each.name.endswith(".toml"))
