"""R.4 Announcements of the Mechanical Marquise in a turn, written from the Law alone."""

from __future__ import annotations

from collections.abc import Callable, Generator

from kit.opinions.predicting import Predictor, Turn
from second.concepts import ruled, suit
from second.opponents import (
    ALL_SUITS,
    best,
    by_priority,
    enemy_pieces,
    order,
    pieces,
    placeable,
    points,
    snared,
    suits_of_card,
    to_battle,
    ways,
    with_suits,
)
from second.table import Table
from undergrowth import Game

ME = "mechanical_marquise"
BUILDINGS = ("sawmill", "recruiter", "workshop")
"""R.4.7.3 In the order in which they win ties."""
OF_ORDER = {"fox": "sawmill", "rabbit": "workshop", "mouse": "recruiter"}
Part = Generator[str, Table, Table]
"""A step: it is given the table at each announcement, and hands on the last one."""


OWN = ("mechanical_marquise.recruit", "mechanical_marquise.expand")
"""The questions with which it announces something of its own."""


def predictor() -> Predictor:
    """Return what compares its turns, on all questions that it announces something with."""
    return Predictor(ME, turn, OWN)


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table) -> Turn:
    """R.4.5 Daylight; with a bird R.4.7 instead."""
    built, expanded = False, 0
    while True:
        if not order(t, ME):
            return
        escalated = suits_of_card(order(t, ME)) == ALL_SUITS
        t = yield from battles(t, with_suits(t, suits_of_card(order(t, ME))))
        t = yield from recruit(t)
        site, piece = where_to_build(t)
        if site:
            built = built or not snared(t, ME, site)
            t = yield f"set down 1 {piece} {site}"
        t = yield from moves(t, escalated)
        if "blitz" in options(t):
            t = yield from blitz(t)
        most = 1 if "overwhelming" in options(t) else 1000
        if escalated or built or buildings(t) > 5 or expanded >= most:
            return
        expanded += 1
        t = yield f"expand {order(t, ME)}"


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return list(t.doc["setup"].get("seat_options", {}).get(ME, []))


def buildings(t: Table) -> int:
    """R.4.5.5 All of its buildings on the map."""
    return sum(on_map(t, piece) for piece in BUILDINGS)


def on_map(t: Table, piece: str) -> int:
    return sum(t.count(ME, piece, c) for c in t.clearings)


# ---- R.4.5.1, R.4.7.1


def battles(t: Table, places: list[str]) -> Part:
    """R.2.4 In each of some clearings, from the highest priority, where it can then."""
    for place in by_priority(t, places):
        if to_battle(t, ME, place):
            t = yield f"attack in {place} {defender(t, place)}"
    return t


def defender(t: Table, place: str) -> str:
    """R.4.5.1 The most pieces there; then the most points."""
    there = to_battle(t, ME, place)
    return best(there, lambda each: pieces(t, [each], place), lambda each: points(t, each))


# ---- R.4.5.2, R.4.7.2


def recruit(t: Table) -> Part:
    """R.4.5.2, R.4.7.2 So many warriors among clearings it rules; then those of hard levels."""
    escalated = suits_of_card(order(t, ME)) == ALL_SUITS
    suits = suits_of_card(order(t, ME))
    there = placeable(t, ME, "warrior", [c for c in ruled(t, ME) if t.suits(c) & suits])
    if not there:
        return t
    due = 2 if "easy" in options(t) else 4
    if escalated and "iron_will" in options(t):
        due *= 2
    chosen = by_priority(t, there, lowest=True)[:2] if escalated else there
    more = 2 if {"challenging", "nightmare"} & set(options(t)) else 0
    supply = t.supply(ME, "warrior")
    wanted = dict.fromkeys(t.clearings, 0)
    held = any(snared(t, ME, c) for c in {*chosen, there[0]})
    for _ in range(min(due, supply)):  # evenly: the next goes where the fewest have gone
        open_ = [c for c in by_priority(t, chosen) if wanted[c] < due // len(chosen)]
        wanted[open_[0] if escalated else best(chosen, lambda c: -wanted[c])] += 1
    more = min(more, supply - min(due, supply))
    before = t
    t = yield f"crank out {min(due, supply)}"
    if there[0] in ruled(t, ME):  # R.3.3.1 after the others: by then a tie may have ended its rule
        wanted[there[0]] += more
    for c in t.clearings:
        came = t.warriors(ME, c) - before.warriors(ME, c)
        assert held or came == wanted[c], f"{came} warriors have come to {c}, not {wanted[c]}"
    return t


# ---- R.4.5.3, R.4.7.3


def where_to_build(t: Table) -> tuple[str, str]:
    """R.4.5.3 In the clearing it rules with the most of its warriors."""
    piece = building(t)
    sites = placeable(t, ME, piece, ruled(t, ME)) if piece else []
    return (best(sites, lambda c: t.warriors(ME, c)), piece) if sites else ("", "")


def building(t: Table) -> str:
    """R.4.5.3 Return what the order says; R.4.7.3 with a bird that of which most are on the map."""
    if suits_of_card(order(t, ME)) == ALL_SUITS:
        return best(list(BUILDINGS), lambda piece: on_map(t, piece))
    return OF_ORDER.get(suit(card), "") if (card := order(t, ME)) else ""


# ---- R.4.5.4, R.4.7.4


def moves(t: Table, escalated: bool) -> Part:
    """R.4.5.4 All but three leave each ordered clearing; R.4.7.4 then it battles there."""
    reached = set()
    for origin in by_priority(t, with_suits(t, suits_of_card(order(t, ME)))):
        n = t.warriors(ME, origin) - 3
        if n > 0 and ways(t, ME, origin):
            to = busiest(t, origin)
            if not snared(t, ME, origin):
                reached.add(to)
            t = yield f"send from {origin} {to} {n}"
    if escalated:
        t = yield from battles(t, list(reached))
    return t


def busiest(t: Table, origin: str) -> str:
    """R.4.5.4 The adjacent clearing with the most enemy pieces."""
    return best(ways(t, ME, origin), lambda c: enemy_pieces(t, ME, c))


def blitz(t: Table) -> Part:
    """R.3.3.2 Out of a clearing it rules without enemies all but one leave, and battle."""
    for origin in by_priority(t, ruled(t, ME)):
        n = t.warriors(ME, origin) - 1
        if n > 0 and ways(t, ME, origin) and not enemy_pieces(t, ME, origin):
            to = busiest(t, origin)
            held = snared(t, ME, origin)
            t = yield f"send from {origin} {to} {n}"
            return t if held else (yield from battles(t, [to]))
    return t
