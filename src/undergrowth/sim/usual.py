"""The default choices for many games: everything that is not fan content."""

from __future__ import annotations

from collections.abc import Iterable

from undergrowth.decks import deck_names
from undergrowth.law.setup.fan import fan_package
from undergrowth.law.setup.seats import base_faction
from undergrowth.library import installed_maps, played_factions


def usual_factions() -> list[str]:
    """Return all factions, each once: without copies for a second player (9.7)."""
    return [name for name in _usual("factions", played_factions()) if base_faction(name) == name]


def usual_maps() -> list[str]:
    """Return all maps."""
    return _usual("maps", installed_maps())


def usual_decks() -> list[str]:
    """Return all decks."""
    return _usual("decks", deck_names())


def _usual(folder: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if not fan_package(folder, name)]
