"""V Vagabond characters: one module each, found by looking.

A module defines `CHARACTERS`: character id -> class.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.factions.vagabond import character
from undergrowth.factions.vagabond.character import Character

_CLASSES: dict[str, type[Character]] = {}


def character_names() -> list[str]:
    """The ids of the characters there are."""
    return character.CHARACTERS.names()


def _find() -> None:
    """Make every character, in the order of the data file."""
    for module in pkgutil.iter_modules(__path__):
        found = import_module(f"{__name__}.{module.name}")
        _CLASSES.update(getattr(found, "CHARACTERS", {}))
    for name in character.CHARACTERS.names():
        character.MADE.append(_CLASSES[name](name))


_find()
