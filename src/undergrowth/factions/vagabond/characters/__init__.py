"""V The special actions of the characters: one module each, all discovered.

A module defines `CHARACTERS`: character id -> class.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.characters import CHARACTERS
from undergrowth.factions.vagabond.character import MADE, Character


def make_characters() -> None:
    """Make every character, in the order of the data file; calling it again is harmless."""
    classes: dict[str, type[Character]] = {}
    for module in pkgutil.iter_modules(__path__):
        found = import_module(f"{__name__}.{module.name}")
        classes.update(getattr(found, "CHARACTERS", {}))
    MADE[:] = [classes[name](name) for name in CHARACTERS.names()]
