"""A.8 Names of seats before their players have chosen a faction."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.table.book import book
from undergrowth.table.game import Game

MOST_PLAYERS: Final = sheet("setup").number("game.players.most")
SEAT_NAMES: Final = [f"player_{number}" for number in range(1, MOST_PLAYERS + 1)]
"""By seat."""


def is_undrafted(name: str) -> bool:
    """Whether a seat's name says that no faction has been chosen for it."""
    return name in SEAT_NAMES


def undrafted_seats(g: Game) -> list[int]:
    """A.8.3 The seats without a faction, in turn order."""
    return [f.seat for f in book(g).factions if is_undrafted(f.name)]
