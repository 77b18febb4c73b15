"""L Landmarks: a module or folder each, found by looking.

A module defines `LANDMARK`, the class of its source; its name is the landmark's id and that of its
data, `data/landmarks/<id>.toml`.  A module without it only helps.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.data import sheets
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import LANDMARKS

_CLASSES: dict[str, type[Landmark]] = {}


def _find() -> None:
    for module in pkgutil.iter_modules(__path__):
        found = import_module(f"{__name__}.{module.name}")
        if hasattr(found, "LANDMARK"):
            _CLASSES[module.name] = found.LANDMARK
    for name in sheets("landmarks"):
        if name in _CLASSES:
            LANDMARKS.add(name)


def landmark_names() -> list[str]:
    """The ids of the landmarks there are."""
    return LANDMARKS.names()


def make_landmark(name: str, index: int) -> Landmark:
    """A landmark of a game, the `index`-th.  Raises KeyError for an unknown one."""
    return _CLASSES[name](name, index)


_find()
