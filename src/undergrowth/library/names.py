"""The names of what is installed."""

from __future__ import annotations

from undergrowth import hirelings
from undergrowth.factions import faction_names
from undergrowth.maps import map_names


def installed_factions() -> list[str]:
    """The ids of the factions there are, in setup order."""
    return faction_names()


def installed_owners() -> list[str]:
    """H The ids of the owners of pieces without a seat."""
    return hirelings.hireling_names()


def installed_maps() -> list[str]:
    """The ids of the maps there are."""
    return map_names()
