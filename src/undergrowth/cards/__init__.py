"""Card effects: one module each, found by looking.

A module defines `EFFECTS`: card id -> class of its source.  A module without it only helps.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.law.cards.effects import CardEffect

_CLASSES: dict[str, type[CardEffect]] = {}


def _find() -> None:
    for module in pkgutil.iter_modules(__path__):
        found = import_module(f"{__name__}.{module.name}")
        _CLASSES.update(getattr(found, "EFFECTS", {}))


def has_effect(name: str) -> bool:
    """Whether the effect of a card is written; cards of factions to come wait for theirs."""
    return name in _CLASSES


def make_effect(name: str) -> CardEffect:
    """The effect of a card.  Raises KeyError for a card without one."""
    return _CLASSES[name](name)


_find()
