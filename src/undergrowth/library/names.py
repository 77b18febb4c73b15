"""The names of installed content."""

from __future__ import annotations

from undergrowth import hirelings
from undergrowth.factions import faction_names
from undergrowth.law.setup.seats import is_automated
from undergrowth.maps import map_names


def installed_factions() -> list[str]:
    """Return the ids of all factions, in setup order, automated ones after all others."""
    return faction_names()


def played_factions() -> list[str]:
    """R.2.6 Return the ids of the factions that people play, in setup order."""
    return [name for name in faction_names() if not is_automated(name)]


def automated_factions() -> list[str]:
    """R.2.6 Return the ids of the factions that play by themselves, in setup order."""
    return [name for name in faction_names() if is_automated(name)]


def installed_owners() -> list[str]:
    """H Return the ids of the owners of pieces without a seat."""
    return hirelings.hireling_names()


def installed_maps() -> list[str]:
    """Return the ids of all maps."""
    return map_names()
