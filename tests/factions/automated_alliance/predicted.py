"""R.6 Announcements of the Automated Alliance in a turn, written from the Law alone.

The end of each phase is told, too (`pass`): its points are counted there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator

from kit.opinions.predicting import Turn
from kit.opinions.scoring import ScoringPredictor
from second.concepts import adjacent, cleared, may_remove
from second.concepts import enemies as all_enemies
from second.opponents import (
    ALL_SUITS,
    best,
    by_priority,
    enemy_pieces,
    foes,
    order,
    pieces,
    placeable,
    snared,
    suits_of_card,
)
from second.table import Table
from undergrowth import Game

ME = "automated_alliance"
PROMPTS = (f"{ME}.revolt", f"{ME}.organize")
TRACK = (0, 1, 1, 1, 1, 2, 2, 3, 3, 4)
BASES = {"fox": "base_fox", "rabbit": "base_rabbit", "mouse": "base_mouse"}
Part = Generator[str, Table, Table]
"""A step: it is given the table at each announcement, and hands on the last one."""


Due = Counter[str]
"""3.2 Points by the section that scores them."""


def predictor() -> ScoringPredictor:
    """Follows it through a game."""
    return ScoringPredictor(ME, turn, PROMPTS, ("R.6", "R.3.3"))


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table, due: Due) -> Turn:
    """R.6.4, R.6.5, R.6.6 Its three phases; what comes before the first announcement is none."""
    t = yield from birdsong(t, due)
    t = yield "pass"
    t = yield from spread(t, suits_of_card(order(t, ME)), due)
    if suits_of_card(order(t, ME)) == ALL_SUITS:
        t = yield from revolt(t, surprises(t))
    t = yield "pass"
    t = yield from evening(t, due)
    yield "pass"


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return list(t.doc["setup"].get("seat_options", {}).get(ME, []))


def sympathetic(t: Table, place: str) -> bool:
    """R.6.2.1.II With a sympathy token."""
    return t.count(ME, "sympathy", place) > 0


def on_map(t: Table) -> int:
    return sum(t.count(ME, "sympathy", c) for c in t.clearings)


# ---- R.6.4


def birdsong(t: Table, due: Due) -> Part:
    """R.6.4.3, R.6.4.4 A revolt, or else public pity."""
    ordered = suits_of_card(order(t, ME))
    sites = revolts(t, ordered) if ordered != ALL_SUITS else []
    if sites:
        return (yield from revolt(t, sites, BASES[min(ordered)]))
    if "steadfast" in options(t) and ordered == ALL_SUITS and surprise_comes(t):
        return t
    for _ in range(2 if on_map(t) <= 4 else 1):
        t = yield from spread(t, ordered, due)
    return t


def revolts(t: Table, ordered: set[str]) -> list[str]:
    """R.6.4.3 Ordered sympathetic clearings, while the ordered base is on the board."""
    bases = [BASES[suit] for suit in ordered if suit in BASES and t.supply(ME, BASES[suit])]
    return [c for c in t.clearings if bases and t.suits(c) & ordered and may_revolt(t, c)]


def surprises(t: Table) -> list[str]:
    """R.6.5.2 Sympathetic clearings that match a base on the board."""
    return [c for c in t.clearings if base_for(t, c) and may_revolt(t, c)]


def base_for(t: Table, place: str) -> str:
    """R.6.5.2 The matching base."""
    found = [base for suit, base in BASES.items() if suit in t.suits(place) and t.supply(ME, base)]
    return found[0] if found else ""


def may_revolt(t: Table, place: str) -> bool:
    """R.2.3 Sympathy there, and room for a base when all enemy pieces are gone."""
    if not sympathetic(t, place):
        return False
    there = cleared(t, ME, place)
    return bool(placeable(there, ME, base_for(t, place), [place])) if base_for(t, place) else False


def revolt(t: Table, sites: list[str], ordered: str = "") -> Part:
    """R.6.4.3, R.6.5.2 Return where most enemy pieces are: all of them go, and the base comes,
    that of the order or one that matches."""
    if not sites:
        return t
    place = best(by_priority(t, sites), lambda c: enemy_pieces(t, ME, c))
    base = ordered or base_for(t, place)
    spared = cleared(t, ME, place)
    t = yield f"rise in {place}"
    left = [
        each for each in all_enemies(t, ME) if built(t, each, place) > built(spared, each, place)
    ]
    assert not left and t.count(ME, base, place), f"{left} in {place} after a revolt, {base}"
    return t


def built(t: Table, seat: str, place: str) -> int:
    """Return how many buildings and tokens somebody has there."""
    return pieces(t, [seat], place, "building", "token")


def surprise_comes(t: Table) -> bool:
    """R.3.3.2 Steadfast: a clearing can revolt now, or the next to be sympathetic could."""
    if surprises(t):
        return True
    place = where_to_spread(t, suits_of_card(order(t, ME)))
    if not place or not base_for(t, place):
        return False
    there = cleared(t, ME, place)
    return bool(placeable(there, ME, base_for(t, place), [place]))


# ---- R.6.5.1


def where_to_spread(t: Table, ordered: set[str]) -> str:
    """R.6.5.1 Next to sympathy with the fewest enemy warriors; R.6.5.1.I or anywhere."""
    free = placeable(t, ME, "sympathy", [c for c in t.clearings if not sympathetic(t, c)])
    near = [
        c
        for c in free
        if t.suits(c) & ordered and any(sympathetic(t, other) for other in adjacent(t, ME, c))
    ]
    if near:
        return best(near, lambda c: -pieces(t, foes(t, ME), c, "warrior"))
    return best(free, lambda c: -enemy_pieces(t, ME, c)) if free else ""


def spread(t: Table, ordered: set[str], due: Due, scoring: bool = True) -> Part:
    """R.6.5.1 A token, and the points of its space; R.6.5.1.II five where none can come."""
    place = where_to_spread(t, ordered)
    if not place:
        due["R.6.5.1.II"] += 5
        return t
    if scoring and not snared(t, ME, place):
        due["R.6.5.1"] += worth(t, place)
    return (yield f"set down 1 sympathy {place}")


def worth(t: Table, place: str) -> int:
    """R.6.5.1, R.6.2.5 One less where an enemy has three warriors, unless it is steadfast."""
    vp = TRACK[10 - t.supply(ME, "sympathy")]
    martial = any(t.warriors(each, place) >= 3 for each in all_enemies(t, ME))
    return max(0, vp - 1) if martial and "steadfast" not in options(t) else vp


# ---- R.6.6


def evening(t: Table, due: Due) -> Part:
    """R.6.6.1, R.6.6.2, R.3.3 Organize, recruit; Wildfire when the order is gone; nightmare."""
    chosen = options(t)
    enough = 4 if "easy" in chosen else 2 if {"challenging", "nightmare"} & set(chosen) else 3
    ordered = suits_of_card(order(t, ME))
    for place in with_base(t):
        if t.warriors(ME, place) >= enough and may_remove(t, ME, "warrior", place):
            t = yield f"disband in {place}"
            assert not t.warriors(ME, place)
            t = yield from spread(t, ordered, due)
    for place in with_base(t):
        if placeable(t, ME, "warrior", [place]):
            t = yield f"set down 1 warrior {place}"
    if "wildfire" in chosen:
        t = yield from spread(t, set(), due, scoring=False)
    due["R.3.3.1"] += int("nightmare" in chosen)
    return t


def with_base(t: Table) -> list[str]:
    """R.2.4 The clearings with a base, by priority."""
    return by_priority(t, {c for base in BASES.values() for c in t.clearings_with(ME, base)})
