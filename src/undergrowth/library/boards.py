"""The entries in described positions of all installed boards."""

from __future__ import annotations

from undergrowth.decks import deck_names
from undergrowth.law.hirelings.cards import clashing
from undergrowth.law.setup.seats import excluded
from undergrowth.library.making import make_rulebook
from undergrowth.library.names import (
    installed_factions,
    installed_maps,
    installed_owners,
    played_factions,
)
from undergrowth.table.described.entries import Entry
from undergrowth.table.game import library
from undergrowth.table.names import LANDMARKS
from undergrowth.table.setup import Setup
from undergrowth.table.sources import Source


def all_entries() -> dict[str, list[Entry]]:
    """Return the entries of every installed board, by the path of its table in a described
    position.

    Those under an empty path are among the general entries.  `player_entries` has those of every
    player, and `used_by_cards` those that some cards and hirelings add.
    """
    found: dict[str, list[Entry]] = {"": []}
    for source in every_source():
        where = ".".join(source.position_entry())
        known = found.setdefault(where, [])
        names = [entry.name for entry in known]
        known += [entry for entry in source.board_entries() if entry.name not in names]
    return {where: entries for where, entries in found.items() if entries}


def used_by_cards() -> list[Entry]:
    """Return the entries about a player that effects and hirelings can add."""
    found: dict[str, Entry] = {}
    for source in every_source():
        for entry in source.player_entries():
            found.setdefault(entry.name, entry)
    return list(found.values())


def every_source() -> list[Source]:
    """Return every installed source that can be in a game, most of them several times."""
    found: list[Source] = []
    for setup in every_setup():
        found += make_rulebook(library().complete(setup)).sources
    return found


def every_setup() -> list[Setup]:
    """Return setups that together include everything installed."""
    first, second, *_ = people = played_factions()
    setups = [Setup(seats=[first, second], map=name) for name in installed_maps()]
    for name in installed_factions():
        beside = next(each for each in people if each != name and not excluded(name, each))
        setups.append(Setup(seats=[beside, name], advanced=True))  # so 9.7 asks for no other seat
    setups += [Setup(seats=[first, second], deck=name) for name in deck_names()]
    for name in installed_owners():
        seats = [each for each in people if not clashing(Setup(seats=[each]), name)]
        setups.append(Setup(seats=seats[:2], hirelings=[name]))
    setups += [Setup(seats=[first, second], in_play=[name]) for name in LANDMARKS.names()]
    return setups
