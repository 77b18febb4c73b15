"""4.2 Moves that pieces may make: origins, destinations, and rules that forbid moves."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.messages import Reason
from undergrowth.law.pieces.rule import ruled_to_move, rules_to_move
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import ANY_KIND, MOVE, Intent

ANY_NUMBER: Final = -1

ANYWHERE: Final = 0
"""No limit on the suit of the clearing (a mask of 0)."""
_ALIKE: Final[list[int]] = []
"""No kinds of warriors that a rule may treat differently."""


def adjacent(g: Game, owner: int, place: int) -> list[int]:
    """2.2.1 Return the clearings adjacent to a place for an owner; not to be changed."""
    there = g.paths[place]
    for source in book(g).hooks.adjacent:
        there = source.adjacent(g, owner, place, there)
    return there


def neighbours(g: Game, owner: int, place: int) -> list[int]:
    """4.2 Return the places an owner can reach in one move, rule aside; not to be changed."""
    hooks = book(g).hooks
    there = adjacent(g, owner, place) if hooks.adjacent else g.paths[place]
    for source in hooks.neighbours:
        there = source.neighbours(g, owner, place, there)
    return there


def may_move_so(g: Game, i: Intent) -> bool:
    """4.2, 1.1.2 Whether no rule forbids a move; one record may serve many places."""
    for source in book(g).hooks.forbids_moving:
        if source.forbids_moving(g, i):
            return False
    return True


def may_be_forbidden(g: Game, owner: int) -> bool:
    """4.2, 1.1.2 Whether any source may forbid moves of an owner, as the table is now."""
    for source in book(g).hooks.forbids_moving:
        if source.may_forbid_moving(g, owner):
            return True
    return False


def may_move_on(g: Game, owner: int, place: int) -> bool:
    """4.2, 1.1.2 Whether pieces of an owner that move to a place may leave it in the same turn."""
    for source in book(g).hooks.holds_arrivals:
        if source.holds_arrivals(g, owner, place):
            return False
    return True


def movable(g: Game, kind: int, place: int) -> int:
    """4.2 Return how many pieces of a kind can leave a place, wherever they go."""
    held = 0
    for source in book(g).hooks.held_back:
        held = source.held_back(g, kind, place, held)
    return max(0, g.count(kind, place) - held)


def _named_warriors(g: Game, i: Intent) -> list[int]:
    """14.2.2 Return the kinds of warriors at a move's origin, if a rule may hold some of them and
    not others; else none."""
    kinds = g.box.warrior_kinds[i.owner]
    if len(kinds) < 2 or i.kind != ANY_KIND or i.origin == NOWHERE:
        return _ALIKE
    return [kind for kind in kinds if g.count(kind, i.origin) > 0]


def _may_some_move_so(g: Game, i: Intent, named: list[int]) -> bool:
    """4.2, 14.2.2 Whether a move is allowed for at least one of the owner's pieces there.

    `named` are the kinds of warriors of which a rule may hold some and not others.
    """
    if not may_move_so(g, i):
        return False
    for kind in named:
        if may_move_so(g, Intent(i.how, i.owner, i.place, kind, i.origin, i.by)):
            return True
    return len(named) == 0


def open_ways(g: Game, owner: int, origin: int, places: list[int]) -> list[int]:
    """4.2, 1.1.2 Return those of the places that pieces can be moved into, rule aside.

    With NOWHERE as the origin no rule can hold them back there.
    """
    if not may_be_forbidden(g, owner):
        return places[:]
    i = Intent(MOVE, owner, origin=origin)
    named = _named_warriors(g, i)
    found: list[int] = []
    for place in places:
        i.place = place
        if _may_some_move_so(g, i, named):
            found.append(place)
    return found


def why_not_move(g: Game, i: Intent) -> Reason | None:
    """1.1.2 Return the rule that forbids a move, or None."""
    for source in book(g).hooks.forbids_moving:
        if source.forbids_moving(g, i):
            return source.cannot(i)
    return None


def needs_rule(g: Game, owner: int, origin: int, destination: int) -> bool:
    """4.2.1 Whether the mover must rule one end: it must unless a rule says otherwise."""
    needs = True
    for source in book(g).hooks.needs_rule:
        needs = source.needs_rule(g, owner, origin, destination, needs)
    return needs


def destinations(
    g: Game, owner: int, origin: int, enough: int = ANY_NUMBER, kind: int = ANY_KIND
) -> list[int]:
    """4.2.1 Return where an owner's pieces may move from a place.

    Stops after `enough` places, if that is given.
    """
    if may_be_forbidden(g, owner):
        return _destinations_allowed(g, Intent(MOVE, owner, kind=kind, origin=origin), enough)
    found = neighbours(g, owner, origin)
    if not rules_to_move(g, owner, origin):
        ruled = ruled_to_move(g, owner, found)
        found = [
            place for place in found if place in ruled or not needs_rule(g, owner, origin, place)
        ]
    return found[:] if enough == ANY_NUMBER else found[:enough]


def _destinations_allowed(g: Game, i: Intent, enough: int) -> list[int]:
    """4.2.1, 1.1.2 Return the same, asking about each place whether a rule forbids the move."""
    owner, origin = i.owner, i.origin
    found: list[int] = []
    free = rules_to_move(g, owner, origin)
    named = _named_warriors(g, i)
    for place in neighbours(g, owner, origin):
        i.place = place
        if _may_some_move_so(g, i, named) and (
            free or rules_to_move(g, owner, place) or not needs_rule(g, owner, origin, place)
        ):
            found.append(place)
            if len(found) == enough:
                break
    return found


def may_go(g: Game, owner: int, origin: int) -> bool:
    """4.2.1 Whether pieces may move from a place to any other."""
    return len(destinations(g, owner, origin, 1)) > 0


def departures(g: Game, owner: int) -> list[int]:
    """4.2 Return the places an owner may move from, with or without pieces; not to be changed."""
    places = g.clearings
    for source in book(g).hooks.moves_from:
        places = source.moves_from(g, owner, places)
    return places


def origins(g: Game, owner: int, suits: int = ANYWHERE) -> list[int]:
    """4.2 Return places with warriors that may be moved; `suits` limits them, as a mask."""
    found: list[int] = []
    start = owner * g.places
    hooks = book(g).hooks
    for place in departures(g, owner) if hooks.moves_from else g.stands_in(owner):
        if (
            g.warriors[start + place] > 0
            and (suits == ANYWHERE or (g.suits[place] & suits) != 0)
            and may_go(g, owner, place)
        ):
            found.append(place)
    return found


def origins_with(g: Game, owner: int, kind: int, suits: int = ANYWHERE) -> list[int]:
    """14.5.3 Return those origins from which a warrior of this kind can be moved."""
    return [
        place
        for place in origins(g, owner, suits)
        if g.count(kind, place) > 0 and destinations(g, owner, place, 1, kind)
    ]


def has_origin(g: Game, owner: int, suits: int = ANYWHERE) -> bool:
    """4.2 Whether there is a place to move from."""
    start = owner * g.places
    hooks = book(g).hooks
    for place in departures(g, owner) if hooks.moves_from else g.stands_in(owner):
        if (
            g.warriors[start + place] > 0
            and (suits == ANYWHERE or (g.suits[place] & suits) != 0)
            and may_go(g, owner, place)
        ):
            return True
    return False
