"""1.2.1 Visibility of kinds of piece: the one place that views, events and options ask.

A piece whose kind the viewer may not know is shown as its look: a number in `PIECES` shared by all
kinds that look alike.  Place NOWHERE stands for the supply.
"""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import EVERYBODY, OWNER_ALONE
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE


def knows(g: Game, viewer: int, kind: int, place: int) -> bool:
    """Whether a viewer can tell that the pieces of a kind at a place are of this kind."""
    k = g.box.kinds[kind]
    return k.seen_by == EVERYBODY or (k.seen_by == OWNER_ALONE and _speaks_for(g, viewer, k.owner))


def _speaks_for(g: Game, viewer: int, owner: int) -> bool:
    """H.1 Whether a viewer owns the pieces, or decides for an owner without a seat."""
    if owner < g.seats or viewer == NOBODY:
        return viewer == owner
    return book(g).owner(owner).decider(g) == viewer


def seen_as(g: Game, viewer: int, kind: int, place: int) -> int:
    """Return how the pieces of a kind at a place appear to a viewer: a number in `PIECES`."""
    k = g.box.kinds[kind]
    if not g.box.hides_kinds or knows(g, viewer, kind, place):
        return k.piece
    return k.look


def knowing(g: Game, kind: int, place: int) -> list[int]:
    """Return the seats that can tell the kind; [] if everybody can."""
    if not g.box.hides_kinds or knows(g, NOBODY, kind, place):
        return []
    return [seat for seat in range(g.seats) if knows(g, seat, kind, place)]


def taken_for(g: Game, viewer: int, owner: int, piece: int, place: int) -> list[int]:
    """Return the kind of each piece at a place that appears to a viewer as `piece`.

    If there are different kinds in it, the viewer cannot tell which is which.
    """
    kind = g.box.kind_at[owner][piece]
    if kind >= 0:
        return [kind] * g.count(kind, place) if knows(g, viewer, kind, place) else []
    found: list[int] = []
    for group in g.box.alike:
        k = g.box.kinds[group[0]]
        if k.owner == owner and k.look == piece:
            for kind in group:
                if not knows(g, viewer, kind, place):
                    found += [kind] * g.count(kind, place)
    return found


def unknown_at(g: Game, viewer: int, group: list[int], place: int) -> int:
    """Return the number of pieces of look-alike kinds that a viewer cannot identify at a place."""
    n = 0
    for kind in group:
        there = g.supply[kind] if place == NOWHERE else g.count(kind, place)
        if there > 0 and not knows(g, viewer, kind, place):
            n += there
    return n


def known_at(g: Game, viewer: int, group: list[int], place: int) -> int:
    """Return the number of pieces of look-alike kinds that a viewer can identify at a place.

    Face-up sides of such pieces count, too.
    """
    n = 0
    for kind in group:
        for side in [kind, *g.box.sharing[kind]]:
            there = g.supply[side] if place == NOWHERE else g.count(side, place)
            if there > 0 and knows(g, viewer, side, place):
                n += there
    return n


def in_supply(g: Game, viewer: int, owner: int) -> dict[str, int]:
    """G.32 Return an owner's supplies as a viewer sees them, once for kinds that share one.

    A supply of pieces with a side hidden from the viewer lies face down.
    """
    shown: dict[str, int] = {}
    for kind in book(g).owner(owner).kinds:
        if g.box.sharing[kind] and g.box.sharing[kind][0] < kind:
            continue  # counted under the first of the kinds that share it
        name = _supply_name(g, viewer, kind)
        shown[name] = shown.get(name, 0) + g.supply[kind]
    return shown


def _supply_name(g: Game, viewer: int, kind: int) -> str:
    """G.32 Return the name of a kind as a viewer sees it in its supply."""
    if g.box.hides_kinds:
        for each in [kind, *g.box.sharing[kind]]:
            if not knows(g, viewer, each, NOWHERE):
                return PIECES.text(g.box.kinds[each].look)
    return PIECES.text(g.box.kinds[kind].piece)
