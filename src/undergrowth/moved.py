"""Modules that have moved: their old names work for one release, with a warning."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

from undergrowth.engine.renamed import UNTIL

_HOME: Final = "undergrowth"
_FLOORS: Final = {
    "layout": "box geography woodland order power resettling tabletop",
    "bending": "hooks map_rules seller",
}
"""The modules of `table` that have moved into a folder."""
MOVED: Final = {
    f"{_HOME}.table.{name}": f"{_HOME}.table.{floor}.{name}"
    for floor, names in _FLOORS.items()
    for name in names.split()
}
"""Old name -> new name."""


class _Moved(Loader):
    """Loads a module under its old name: the one that has the new name."""

    def __init__(self, name: str) -> None:
        self._name = name

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module; its own spec is put back when the import is done."""
        module = import_module(self._name)
        self._spec = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing more: the module has run under its new name."""
        module.__spec__ = self._spec


class Finder(MetaPathFinder):
    """Finds modules by their old names."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where an old name leads, and warn; None for every other name."""
        if name not in MOVED:
            return None
        warnings.warn(
            f"{name} is {MOVED[name]} now; the old name is gone in release {UNTIL}",
            DeprecationWarning,
            stacklevel=2,
        )
        return ModuleSpec(name, _Moved(MOVED[name]))


def answer_old_names() -> None:
    """Let old names be imported, once for a process."""
    if not any(isinstance(each, Finder) for each in sys.meta_path):
        sys.meta_path.append(Finder())
