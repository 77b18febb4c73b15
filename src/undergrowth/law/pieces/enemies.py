"""G.8, G.9 Enemies, and enemy pieces."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game


def is_enemy(g: Game, one: int, other: int) -> bool:
    """G.8 Whether two owners are enemies: all others are, unless a rule in play joins them."""
    if one == other:
        return False
    are = True
    for source in book(g).hooks.enemies:
        are = source.enemies(g, one, other, are)
    return are


def is_enemy_piece(g: Game, seat: int, kind: int) -> bool:
    """G.9 Whether pieces of a kind are enemy pieces to a seat: those of its enemies.

    They are not while the seat treats them as its own for rule.
    """
    is_one = is_enemy(g, seat, g.box.kinds[kind].owner)
    for source in book(g).hooks.enemy_piece:
        is_one = is_one and source.enemy_piece(g, seat, kind, is_one)
    return is_one


def enemy_pieces_in(g: Game, seat: int, place: int) -> int:
    """G.9 Return the number of enemy pieces of any kind in a place."""
    n = 0
    for owner in range(g.owners):
        there = g.presence[owner * g.places + place]
        if there > 0 and is_enemy(g, seat, owner):
            n += there
    if n > 0 and book(g).hooks.enemy_piece:
        for kind, k in enumerate(g.box.kinds):
            if is_enemy(g, seat, k.owner) and not is_enemy_piece(g, seat, kind):
                n -= g.count(kind, place)
    return n
