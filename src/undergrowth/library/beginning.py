"""The setup of a first game for a new player: one faction against automated ones."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.engine.errors import BadSetup
from undergrowth.law.setup.seats import automates
from undergrowth.library.names import automated_factions, played_factions
from undergrowth.table.game import library
from undergrowth.table.setup import Setup


def first_game() -> list[str]:
    """R.3 Return the seats of a first game: a faction for the person, then automated opponents.

    The opponents automate the other factions of that faction's box.  Returns an empty list if they
    are not installed.
    """
    mine = sheet("setup").text("first_game.faction")
    if mine not in played_factions():
        return []
    box = sheet(f"factions/{mine}").text("box")
    against = [name for name in automated_factions() if automates(name) != mine]
    seats = [mine, *(name for name in against if _box_of(automates(name)) == box)]
    try:
        return library().complete(Setup(seats=seats)).seats
    except BadSetup:
        return []


def _box_of(faction: str) -> str:
    return sheet(f"factions/{faction}").word("box")
