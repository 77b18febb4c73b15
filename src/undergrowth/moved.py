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
MOVED: Final = {
    f"{_HOME}.{room}.{name}": f"{_HOME}.{room}.{floor}.{name}"
    for room, floor, names in (
        ("table", "saving", "saves replay upgrades soundness trails verifying proof"),
        ("table", "hidden", "determinize redeal unknown faces learned"),
        ("table", "described", "boards entries reader views seen facts"),
    )
    for name in names.split()
} | {f"{_HOME}.engine.setup": f"{_HOME}.table.setup"}
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
