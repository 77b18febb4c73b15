"""G.8, G.9 Enemies, and enemy pieces."""

from __future__ import annotations

from undergrowth.law.rows import added
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


def enemies_of(g: Game, one: int) -> list[int]:
    """G.8 Return the owners that are enemies of another one."""
    return [owner for owner in range(g.owners) if is_enemy(g, one, owner)]


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


def enemy_pieces(g: Game, seat: int) -> list[int]:
    """G.9 Return the number of enemy pieces of any kind, by place."""
    found = [0] * g.places
    for owner in range(g.owners):
        if is_enemy(g, seat, owner):
            found = added(found, g.presence[owner * g.places : (owner + 1) * g.places])
    if book(g).hooks.enemy_piece:
        return [enemy_pieces_in(g, seat, place) if n else 0 for place, n in enumerate(found)]
    return found
