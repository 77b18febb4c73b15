"""G.8 Enemies."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game


def is_enemy(g: Game, one: int, other: int) -> bool:
    """G.8 Whether two owners are enemies: anybody else, unless a rule in play joins them."""
    if one == other:
        return False
    are = True
    for source in book(g).hooks.enemies:
        are = source.enemies(g, one, other, are)
    return are
