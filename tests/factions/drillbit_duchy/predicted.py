"""R.10 Announcements of the Drillbit Duchy in a turn, written from the Law alone.

The end of each phase is told, too (`pass`): its points are counted there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator

from kit.opinions.predicting import Turn
from kit.opinions.scoring import ScoringPredictor
from second.concepts import may_place, may_remove, ruled
from second.moving import may_enter
from second.opponents import (
    ALL_SUITS,
    best,
    by_priority,
    foes,
    order,
    pieces,
    placeable,
    points,
    snared,
    suits_of_card,
    to_battle,
    ways,
    with_suits,
    without_snares,
)
from second.table import Table
from undergrowth import Game

ME, BURROW = "drillbit_duchy", "burrow"
PROMPTS = ("drillbit.minister", "drillbit.withdraw", "drillbit.crown")
MINISTERS = (
    ("captain", "fox"),
    ("marshal", "rabbit"),
    ("foremole", "mouse"),
    ("brigadier", "fox"),
    ("banker", "rabbit"),
    ("mayor", "mouse"),
    ("earl_of_stone", "fox"),
    ("baron_of_dirt", "rabbit"),
    ("duchess_of_mud", "mouse"),
)
"""R.10.7 From top to bottom."""
MOLES = (0, 1, 2, 4)
"""R.10.4.3 Mole icons showing, by how many citadels are on the map."""
Due = Counter[str]
"""3.2 Points by the section that scores them."""
Part = Generator[str, Table, Table]
"""A step: it is given the table at each announcement, and hands on the last one."""


def predictor() -> ScoringPredictor:
    """Follows it through a game."""
    return ScoringPredictor(ME, turn, PROMPTS, ("R.10", "R.3.3"))


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table, due: Due) -> Turn:
    """R.10.4, R.10.5, R.10.6 Its three phases."""
    n = min(recruits(t), t.supply(ME, "warrior"))
    if n:
        t = yield f"set down {n} warrior {BURROW}"
    t = yield "pass"
    for _ in range(2 if "overwhelm" in options(t) else 1):
        t = yield from dig(t)
    t = yield from battles(t, with_suits(t, suits_of_card(order(t, ME))))
    t = yield from build(t, due)
    t = yield from ministers(t, due)
    t = yield "pass"
    t = yield from evening(t, due)
    yield "pass"


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return list(t.doc["setup"].get("seat_options", {}).get(ME, []))


def swayed(t: Table) -> list[str]:
    """R.10.7 The ministers with a crown, from top to bottom."""
    return [MINISTERS[n][0] for n in sorted(t.board(ME)["swayed"])]


def tunnels(t: Table) -> list[str]:
    return [c for c in t.clearings if t.count(ME, "tunnel", c)]


def built(t: Table, place: str) -> int:
    return t.of_sort(ME, "building", place)


def fewest(t: Table, places: list[str]) -> str:
    """Of places by priority the one with the fewest of its warriors."""
    return best(places, lambda c: -t.warriors(ME, c))


def on_map(t: Table, piece: str) -> int:
    return sum(t.count(ME, piece, c) for c in t.clearings)


def recruits(t: Table) -> int:
    """R.10.4.3, R.10.7.3 By difficulty, one for each Mole icon, one for the Foremole."""
    chosen = options(t)
    base = 1 if "easy" in chosen else 3 if {"challenging", "nightmare"} & set(chosen) else 2
    return base + MOLES[on_map(t, "citadel")] + int("foremole" in swayed(t))


# ---- R.10.5.1


def sites(t: Table) -> list[str]:
    """R.10.5.1 Ordered clearings without tunnel and own buildings, where one may dig."""
    seen = without_snares(t)
    return by_priority(
        t,
        [
            c
            for c in with_suits(t, suits_of_card(order(t, ME)))
            if not t.count(ME, "tunnel", c)
            and not built(t, c)
            and may_place(seen, ME, c)
            and may_enter(seen, ME, c)
        ],
    )


def dig(t: Table, brigadier: bool = False) -> Part:
    """R.10.5.1, R.10.7.4 A tunnel, and warriors up from the Burrow."""
    moves = 3 if "overwhelm" in options(t) else 4
    there, before = sites(t), tunnels(t)
    if t.warriors(ME, BURROW) < (3 if brigadier else moves) or not there:
        return t
    taken = "" if t.supply(ME, "tunnel") else to_take(t)
    if not t.supply(ME, "tunnel") and not taken:
        return t
    place = best(there, *tests(t, brigadier))
    held = snared(t, ME, place)
    t = yield f"set down 1 tunnel {place}"
    if not held:
        wanted = {c for c in before if c != taken or t.count(ME, "tunnel", c)} | {place}
        assert set(tunnels(t)) == wanted, f"tunnels are in {tunnels(t)}, not {wanted}"
        t = yield f"send from {BURROW} {place} {min(moves, t.warriors(ME, BURROW))}"
    return t


def to_take(t: Table) -> str:
    """R.10.5.1.II, R.2.3 Of tunnels that can be removed the one with the fewest warriors."""
    there = [c for c in by_priority(t, tunnels(t)) if may_remove(t, ME, "tunnel", c)]
    return fewest(t, there) if there else ""


def tests(t: Table, brigadier: bool) -> list[Callable[[str], int]]:
    """R.10.5.1.I, R.10.7.4 and Invaders (R.3.3.2)."""
    everybody = foes(t, ME)

    def slots(c: str) -> int:
        return t.open_slots(c)

    def few_warriors(c: str) -> int:
        return -pieces(t, everybody, c, "warrior")

    def much_to_break(c: str) -> int:
        return pieces(t, everybody, c, "building", "token")

    def buildings(c: str) -> int:
        return pieces(t, everybody, c, "building")

    if brigadier:
        return [much_to_break]
    if "invaders" in options(t):
        return [buildings, few_warriors]
    if suits_of_card(order(t, ME)) == ALL_SUITS:
        return [much_to_break]
    return [slots, few_warriors]


# ---- R.10.5.2, R.10.5.3


def battles(t: Table, places: list[str]) -> Part:
    """R.10.5.2, R.2.4 In each of some clearings, from the highest priority, where it can then."""
    for place in by_priority(t, [c for c in places if c != BURROW]):
        if to_battle(t, ME, place):
            t = yield f"attack in {place} {defender(t, place)}"
    return t


def defender(t: Table, place: str) -> str:
    """R.10.5.2.I Most buildings, then most pieces there, then most points."""
    return best(
        to_battle(t, ME, place),
        lambda each: pieces(t, [each], place, "building"),
        lambda each: pieces(t, [each], place),
        lambda each: points(t, each),
    )


def building_sites(t: Table) -> tuple[str, list[str]]:
    """R.10.5.3 Return what it builds, and where it rules and can."""
    piece = "citadel" if t.supply(ME, "warrior") >= 9 else "market"
    return piece, placeable(t, ME, piece, [c for c in ruled(t, ME) if c != BURROW])


def buildings_left(t: Table) -> int:
    return t.supply(ME, "citadel") + t.supply(ME, "market")


def overruns(t: Table) -> bool:
    """R.3.3.2 Invaders battle everywhere while no slot is open where they rule."""
    closed = not any(t.open_slots(c) for c in ruled(t, ME) if c != BURROW)
    return "invaders" in options(t) and closed


def build(t: Table, due: Due) -> Part:
    """R.10.5.3 Return where most of its warriors are; else a point, or for Invaders battles."""
    piece, there = building_sites(t)
    if there:
        return (yield f"set down 1 {piece} {best(there, lambda c: t.warriors(ME, c))}")
    if overruns(t):
        return (yield from battles(t, t.clearings))
    due["R.10.5.3"] += int(buildings_left(t) > 0)
    return t


# ---- R.10.5.4, R.10.7


def ministers(t: Table, due: Due) -> Part:
    """R.10.5.4 From top to bottom, each that has a crown at its turn and can act."""
    for name, _ in MINISTERS:
        if name in swayed(t) and name not in ("captain", "foremole"):
            t = yield from ACTIONS[name](t, due)
    return t


def marshal(t: Table, due: Due) -> Part:
    """R.10.7.2 A warrior where fewest and a building are."""
    if placeable(t, ME, "warrior", [c for c in t.clearings if built(t, c)]):
        t = yield "order marshal"
        there = placeable(t, ME, "warrior", [c for c in t.clearings if built(t, c)])
        t = yield f"set down 1 warrior {fewest(t, there)}"
    return t


def brigadier(t: Table, due: Due) -> Part:
    """R.10.7.4 A Dig of its own kind."""
    if t.warriors(ME, BURROW) >= 3 and sites(t):
        t = yield "order brigadier"
        t = yield from dig(t, brigadier=True)
    return t


def banker(t: Table, due: Due) -> Part:
    """R.10.7.5 Another building."""
    fights = any(to_battle(t, ME, c) for c in t.clearings)
    if building_sites(t)[1] or (fights if overruns(t) else buildings_left(t)):
        t = yield "order banker"
        t = yield from build(t, due)
    return t


def mayor(t: Table, due: Due) -> Part:
    """R.10.7.6, R.2.3 A warrior for a point, where most are of all clearings it rules."""
    held = [c for c in ruled(t, ME) if t.warriors(ME, c)]
    there = by_priority(t, [c for c in held if may_remove(t, ME, "warrior", c)])
    if there:
        place = best(there, lambda c: t.warriors(ME, c))
        due["R.10.7.6"] += 1
        before = t.warriors(ME, place)
        t = yield "order mayor"
        assert t.warriors(ME, place) == before - 1, f"the Mayor took none from {place}"
    return t


def earl(t: Table, due: Due) -> Part:
    """R.10.7.7 A point for each citadel."""
    return (yield from lord(t, due, "earl_of_stone", "R.10.7.7", on_map(t, "citadel")))


def baron(t: Table, due: Due) -> Part:
    """R.10.7.8 A point for each market."""
    return (yield from lord(t, due, "baron_of_dirt", "R.10.7.8", on_map(t, "market")))


def duchess(t: Table, due: Due) -> Part:
    """R.10.7.9 Two points for all three tunnels."""
    n = 2 if len(tunnels(t)) == 3 else 0
    return (yield from lord(t, due, "duchess_of_mud", "R.10.7.9", n))


def lord(t: Table, due: Due, name: str, law: str, n: int) -> Part:
    """R.10.7.7, R.10.7.8, R.10.7.9 Points for what is on the map."""
    if n:
        due[law] += n
        t = yield f"order {name}"
    return t


ACTIONS = {
    "marshal": marshal,
    "brigadier": brigadier,
    "banker": banker,
    "mayor": mayor,
    "earl_of_stone": earl,
    "baron_of_dirt": baron,
    "duchess_of_mud": duchess,
}


# ---- R.10.6


def evening(t: Table, due: Due) -> Part:
    """R.10.6.1, R.10.6.2, R.10.6.3, R.3.3.1 Rally, score, sway."""
    t = yield from strays(t)
    there = [c for c in ruled(t, ME) if c != BURROW and t.warriors(ME, c) > 4 and leaves(t, c)]
    for place in by_priority(t, there):
        t = yield f"withdraw from {place} {t.warriors(ME, place) - 4}"
    due["R.10.6.2"] += on_map(t, "market")
    left = [each for each in MINISTERS if each[0] not in swayed(t)]
    if left:
        suits = suits_of_card(order(t, ME))
        matching = [name for name, suit in left if suit in suits and suits != ALL_SUITS]
        t = yield f"crown {matching[0] if matching else left[-1][0]}"
    due["R.3.3.1"] += int("nightmare" in options(t))
    return t


def strays(t: Table) -> Part:
    """R.10.6.1 Few warriors without a building go to one next to them, or home."""
    for place in by_priority(t, with_suits(t, suits_of_card(order(t, ME)))):
        n = t.warriors(ME, place)
        if 0 < n <= 2 and not built(t, place):
            goals = [c for c in ways(t, ME, place) if built(t, c)]
            if goals:
                t = yield f"send from {place} {fewest(t, goals)} {n}"
            elif leaves(t, place):
                t = yield f"withdraw from {place} {n}"
    return t


def leaves(t: Table, place: str) -> bool:
    """1.1.2, 17.2.3 Whether nothing forbids to take warriors away."""
    return may_remove(t, ME, "warrior", place)
