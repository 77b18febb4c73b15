"""The names of what is installed."""

from __future__ import annotations

from undergrowth import hirelings
from undergrowth.factions import faction_names
from undergrowth.law.setup.seats import is_automated
from undergrowth.maps import map_names


def installed_factions() -> list[str]:
    """The ids of the factions there are, in setup order, automated ones after all others."""
    return faction_names()


def played_factions() -> list[str]:
    """R.2.6 The ids of the factions that somebody plays, in setup order."""
    return [name for name in faction_names() if not is_automated(name)]


def automated_factions() -> list[str]:
    """R.2.6 The ids of the factions that play by themselves, in setup order."""
    return [name for name in faction_names() if is_automated(name)]


def installed_owners() -> list[str]:
    """H The ids of the owners of pieces without a seat."""
    return hirelings.hireling_names()


def installed_maps() -> list[str]:
    """The ids of the maps there are."""
    return map_names()
