"""C.2.1 Crafting with the crafting pieces of others."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game


def crafters_of_all(g: Game, place: int) -> int:
    """C.2.1 Return the number of crafting pieces of all factions in a clearing, used or not."""
    return sum([faction.crafters_at(g, place) for faction in book(g).factions])
