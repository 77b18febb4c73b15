"""The entries of a described position about a player."""

from __future__ import annotations

from undergrowth.law.victory.score import POINTS_TO_WIN
from undergrowth.table.book import book
from undergrowth.table.described.entries import Entry, a_number, list_of
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, ITEMS
from undergrowth.table.places import MOST_CLEARINGS


def seat_entries(g: Game, seat: int) -> list[Entry]:
    """Return the entries about a player: the general ones, then those of the faction's board."""
    found = player_entries()
    for source in book(g).hooks.read_seat:
        found += source.player_entries()
    return found + book(g).faction(seat).board_entries()


def player_entries() -> list[Entry]:
    """Return the entries that every player has."""
    return [
        list_of("hand", "cards in hand", CARDS),
        list_of("play", "persistent effects in play (4.1.3)", CARDS),
        list_of("crafted", "items in the Crafted Items box (4.1.2)", ITEMS),
        a_number("score", "points (3.1)", POINTS_TO_WIN - 1),
        list_of("dominance", "an activated dominance card (3.3.1)", CARDS),
        a_number("home", "the clearing of its homeland (A.8.3)", MOST_CLEARINGS, least=1),
    ]
