"""R.2.1, R.2.2, R.12.2.2 Priority of clearings and players, the last tie-break."""

from __future__ import annotations

from typing import Final

from undergrowth.law.setup.standard import setup_letter
from undergrowth.table.game import Game
from undergrowth.table.places import is_holding

_LAST: Final = "~"
"""Sorts after all letters: for owners without a seat, which have no setup letter."""


def by_priority(g: Game, places: list[int]) -> list[int]:
    """R.2.1 Sort places from the highest priority to the lowest: clearing 1 is the highest.

    R.12.2.2 A clearing that always meets the condition comes first; a faction's place beyond the
    map has no marker and comes last.
    """
    first = g.box.first_in_priority
    return sorted(places, key=lambda place: (place != first, is_holding(place), place))


def from_lowest(g: Game, places: list[int]) -> list[int]:
    """R.2.1 Sort places from the lowest priority to the highest, with R.12.2.2 as in
    `by_priority`."""
    first = g.box.first_in_priority
    return sorted(places, key=lambda place: (place != first, not is_holding(place), -place))


def by_setup(g: Game, owners: list[int]) -> list[int]:
    """R.2.2 Sort players from the highest setup priority to the lowest."""
    return sorted(owners, key=lambda owner: (_letter(g.box.owner_names[owner], g, owner), owner))


def _letter(name: str, g: Game, owner: int) -> str:
    return setup_letter(name) if g.has_seat(owner) else _LAST
