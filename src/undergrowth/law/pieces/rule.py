"""2.5 Rule, and what may be placed where (2.2.3, G.20)."""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING


def ruler(g: Game, place: int) -> int:
    """2.5 The owner with more warriors and buildings in a clearing than each other, or NOBODY."""
    most = 0
    winner = NOBODY
    at = place
    changed = book(g).hooks.strength
    for owner in range(g.owners):
        n = g.strength[at]
        at += g.places
        for source in changed:
            n = source.strength(g, owner, place, n)
        if n > most:
            most = n
            winner = owner
        elif n == most:
            winner = NOBODY
    for source in book(g).hooks.ruler:
        winner = source.ruler(g, place, most, winner)
    return winner


def rules(g: Game, seat: int, place: int) -> bool:
    """2.5 Whether a seat rules a clearing, or may act as if it did."""
    mine = ruler(g, place) == seat
    for source in book(g).hooks.rules:
        mine = source.rules(g, seat, place, mine)
    return mine


def ruled_by(g: Game, seat: int) -> list[int]:
    """2.5 The clearings a seat rules, or may act as if it did."""
    return [place for place in g.clearings if rules(g, seat, place)]


def may_place(g: Game, owner: int, place: int) -> bool:
    """G.20, 1.1.2 Whether an owner may place pieces here: any "cannot" wins."""
    for source in book(g).hooks.forbids_placing:
        if source.forbids_placing(g, owner, place):
            return False
    return True


def why_not_place(g: Game, owner: int, place: int) -> tuple[str, str]:
    """1.1.2 Whose "cannot" keeps an owner from placing pieces here, with its section."""
    for source in book(g).hooks.forbids_placing:
        if source.forbids_placing(g, owner, place):
            return source.cannot("forbids_placing")
    return ("G.20", "pieces can be placed there")


def may_place_kind(g: Game, kind: int, place: int) -> bool:
    """G.20, 2.2.3 Whether one piece of a kind may be placed here and there is one to place."""
    k = g.box.kinds[kind]
    if g.supply[kind] == 0 or (k.sort == BUILDING and g.slots[place] == 0):
        return False
    return may_place(g, k.owner, place)
