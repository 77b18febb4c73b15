"""R.5 Announcements of the Electric Eyrie in a turn, written from the Law alone."""

from __future__ import annotations

from collections.abc import Callable, Generator

from kit.opinions.predicting import Predictor, Turn
from second.concepts import is_enemy_piece, may_remove, ruled, strength
from second.opponents import (
    ALL_SUITS,
    best,
    by_priority,
    enemy_pieces,
    foes,
    pieces,
    placeable,
    points,
    snared,
    suits_of_card,
    to_battle,
    ways,
    with_suits,
)
from second.table import Table, sorts
from undergrowth import Game

ME = "electric_eyrie"
COLUMNS = ("fox", "mouse", "rabbit", "bird")
Part = Generator[str, Table, "Table | None"]
"""A step: it is given the table at each announcement, and hands on the last one; None when it has
fallen into turmoil."""


OWN = ("electric_eyrie.relentless",)
"""The questions with which it announces something of its own."""


def predictor() -> Predictor:
    """Return what compares its turns, on all questions that it announces something with."""
    return Predictor(ME, turn, OWN)


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table) -> Turn:
    """R.5.4.4, R.5.5 A new roost, the Decree, a roost."""
    decree = cards(t)  # added to before anything is announced, and the same until turmoil
    left: Table | None = yield from new_roost(t)
    for resolve in (recruit, move, battle):
        for column, n in enumerate(decree):
            if left is not None and n > 0:  # R.5.5.1 columns with a card, from left to right
                left = yield from resolve(left, column, n)
    for step in (relentless, build, swoop):
        if left is not None:
            left = yield from step(left)


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return list(t.doc["setup"].get("seat_options", {}).get(ME, []))


def noble(t: Table) -> bool:
    """R.3.3.2 Nobility: warriors that cannot be placed bring turmoil."""
    return "nobility" in options(t)


def cards(t: Table) -> list[int]:
    """R.5.3.3 Return how many cards each column has, with the Loyal Viziers."""
    viziers = [0, 0, 0, 1 if "easy" in options(t) else 2]
    return [len(t.board(ME)["decree"][i]) + n for i, n in enumerate(viziers)]


def matching(t: Table, column: int) -> list[str]:
    """R.5.5.1 The clearings whose suit matches a column."""
    suit = COLUMNS[column]
    return with_suits(t, ALL_SUITS if suit == "bird" else {suit})


def roost_sites(t: Table, places: list[str]) -> list[str]:
    """R.5.4.4, R.5.5.2 Return where a roost can be placed: one in a clearing at most."""
    return placeable(t, ME, "roost", [c for c in places if not t.count(ME, "roost", c)])


def roosts(t: Table) -> list[str]:
    return t.clearings_with(ME, "roost")


# ---- R.5.4.4


def new_roost(t: Table) -> Part:
    """R.5.4.4 With no roost on the map one comes to the ordered clearing of highest priority."""
    if roosts(t):
        return t
    called = t.board(ME)["called"]
    sites = roost_sites(t, with_suits(t, suits_of_card(t.card(called)))) if called >= 0 else []
    if not sites:
        return None
    short = t.supply(ME, "warrior") < 4
    held = snared(t, ME, sites[0])
    t = yield f"set down 1 roost {sites[0]}"
    return None if held or (short and noble(t)) else t


# ---- R.5.5.1


def recruit(t: Table, column: int, n: int) -> Part:
    """R.5.5.1.I Warriors at a roost: most enemy pieces, fewest of its own, lowest priority."""
    there = placeable(t, ME, "warrior", [c for c in matching(t, column) if c in roosts(t)])
    comes = min(n, t.supply(ME, "warrior"))
    short = not there or comes < n
    if there:
        there = by_priority(t, there, lowest=True)
        to = best(there, lambda c: enemy_pieces(t, ME, c), lambda c: -t.warriors(ME, c))
        short = short or snared(t, ME, to)
        t = yield f"set down {comes} warrior {to}"
    return None if noble(t) and short else t


def move(t: Table, column: int, n: int) -> Part:
    """R.5.5.1.II Out of the clearing with the most warriors of which any can go."""
    mine = [c for c in matching(t, column) if c in ruled(t, ME)]
    mine = [c for c in mine if spare(t, c, n) > 0 and ways(t, ME, c)]
    if mine:
        origin = best(by_priority(t, mine), lambda c: t.warriors(ME, c))
        t = yield f"send from {origin} {destination(t, origin)} {spare(t, origin, n)}"
    return t


def spare(t: Table, place: str, n: int) -> int:
    """R.5.5.1.II Return how many can go: `n` stay, and enough to rule."""
    others = max(strength(t, other, place) for other in t.owners if other != ME)
    for stay in range(n, t.warriors(ME, place) + 1):
        beside = strength(t, ME, place) - t.warriors(ME, place)
        if beside + stay >= others and beside + stay > 0:
            return t.warriors(ME, place) - stay
    return 0


def destination(t: Table, origin: str) -> str:
    """R.5.5.1.II One with no roost; the fewest enemy pieces, then the lowest priority."""
    near = by_priority(t, ways(t, ME, origin), lowest=True)
    free = [c for c in near if c not in roosts(t)]
    return best(free or near, lambda c: -enemy_pieces(t, ME, c))


def battle(t: Table, column: int, n: int) -> Part:
    """R.5.5.1.III No roost, most defenseless buildings, lowest priority."""
    there = [c for c in matching(t, column) if to_battle(t, ME, c)]
    if there:
        there = by_priority(t, there, lowest=True)
        at = best(there, lambda c: c not in roosts(t), lambda c: defenseless(t, c))
        t = yield f"attack in {at} {defender(t, at)}"
    return t


def defenseless(t: Table, place: str) -> int:
    """R.5.5.1.III, 4.3.5.II Buildings of enemies without warriors there."""
    alone = [other for other in foes(t, ME) if not t.warriors(other, place)]
    return pieces(t, alone, place, "building")


def defender(t: Table, place: str) -> str:
    """R.5.5.1.III The most buildings there, then the most pieces, then the most points."""
    return best(
        to_battle(t, ME, place),
        lambda each: pieces(t, [each], place, "building"),
        lambda each: pieces(t, [each], place),
        lambda each: points(t, each),
    )


# ---- R.5.5.2 and traits


def relentless(t: Table) -> Part:
    """R.3.3.2 Defenseless buildings and tokens are removed wherever it has warriors."""
    if "relentless" in options(t):
        for place in by_priority(t, [c for c in t.clearings if t.warriors(ME, c)]):
            if any(exposed(t, other, place) for other in foes(t, ME)):
                t = yield f"tear down in {place}"
    return t


def exposed(t: Table, other: str, place: str) -> bool:
    """4.3.5.II Whether an enemy without warriors has buildings or tokens there that can go."""
    wanted = {"building", "token"}
    lies = [p for p in t.pieces(other, place) if sorts(other)[p] in wanted]
    lies = [p for p in lies if may_remove(t, other, p, place)]
    return not t.warriors(other, place) and any(is_enemy_piece(t, ME, other, p) for p in lies)


def build(t: Table) -> Part:
    """R.5.5.2 A roost in the clearing of highest priority that it rules; else turmoil."""
    sites = roost_sites(t, ruled(t, ME))
    if not sites:
        return None
    held = snared(t, ME, sites[0])
    t = yield f"set down 1 roost {sites[0]}"
    return None if held else t


def swoop(t: Table) -> Part:
    """R.3.3.2 Two warriors where it has nothing, at the highest priority."""
    if "swoop" in options(t):
        empty = [c for c in t.clearings if not t.pieces(ME, c)]
        sites = placeable(t, ME, "warrior", empty)
        if sites:
            t = yield f"set down {min(2, t.supply(ME, 'warrior'))} warrior {sites[0]}"
    return t
