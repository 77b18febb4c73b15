"""4.2 Where one may go."""

from __future__ import annotations

from typing import Final

from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.game import Game

ANY_NUMBER: Final = -1

ANYWHERE: Final = 0
"""No limit on the suit of the clearing (a mask of 0)."""


def adjacent(g: Game, owner: int, place: int) -> list[int]:
    """2.2.1 The clearings adjacent to a place for an owner; not to be changed."""
    there = g.paths[place]
    for source in book(g).hooks.adjacent:
        there = source.adjacent(g, owner, place, there)
    return there


def neighbours(g: Game, owner: int, place: int) -> list[int]:
    """4.2 The clearings an owner can reach in one move, rule aside; not to be changed."""
    hooks = book(g).hooks
    there = adjacent(g, owner, place) if hooks.adjacent else g.paths[place]
    for source in hooks.neighbours:
        there = source.neighbours(g, owner, place, there)
    return there


def may_leave(g: Game, owner: int, place: int) -> bool:
    """4.2, 1.1.2 Whether an owner's pieces can be moved out of a place."""
    for source in book(g).hooks.forbids_leaving:
        if source.forbids_leaving(g, owner, place):
            return False
    return True


def may_enter(g: Game, owner: int, place: int) -> bool:
    """4.2, 1.1.2 Whether an owner's pieces can be moved into a place."""
    for source in book(g).hooks.forbids_entering:
        if source.forbids_entering(g, owner, place):
            return False
    return True


def needs_rule(g: Game, owner: int, origin: int, destination: int) -> bool:
    """4.2.1 The mover must rule one end, unless a rule says they need not."""
    needs = True
    for source in book(g).hooks.needs_rule:
        needs = source.needs_rule(g, owner, origin, destination, needs)
    return needs


def destinations(g: Game, owner: int, origin: int, enough: int = ANY_NUMBER) -> list[int]:
    """4.2.1 Where an owner's pieces may be moved to from a place; the first ones, if `enough`."""
    found: list[int] = []
    if not may_leave(g, owner, origin):
        return found
    free = rules(g, owner, origin)
    for place in neighbours(g, owner, origin):
        if may_enter(g, owner, place) and (
            free or rules(g, owner, place) or not needs_rule(g, owner, origin, place)
        ):
            found.append(place)
            if len(found) == enough:
                break
    return found


def may_go(g: Game, owner: int, origin: int) -> bool:
    """4.2.1 Whether there is anywhere to move to from a place."""
    return len(destinations(g, owner, origin, 1)) > 0


def origins(g: Game, owner: int, suits: int = ANYWHERE) -> list[int]:
    """4.2 Clearings with warriors of an owner that may be moved; `suits` limits them, as a mask."""
    found: list[int] = []
    start = owner * g.places
    for place in g.clearings:
        if (
            g.warriors[start + place] > 0
            and (suits == ANYWHERE or (g.suits[place] & suits) != 0)
            and may_go(g, owner, place)
        ):
            found.append(place)
    return found


def origins_with(g: Game, owner: int, kind: int, suits: int = ANYWHERE) -> list[int]:
    """14.5.3 Those of them where a warrior of this kind stands."""
    return [place for place in origins(g, owner, suits) if g.count(kind, place) > 0]


def has_origin(g: Game, owner: int, suits: int = ANYWHERE) -> bool:
    """4.2 Whether there is a clearing to move from."""
    start = owner * g.places
    for place in g.clearings:
        if (
            g.warriors[start + place] > 0
            and (suits == ANYWHERE or (g.suits[place] & suits) != 0)
            and may_go(g, owner, place)
        ):
            return True
    return False
