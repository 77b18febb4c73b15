"""R.9 Announcements of the Riverfolk Robots in a turn, written from the Law alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator

from kit.opinions.predicting import Turn
from kit.opinions.scoring import ScoringPredictor
from second.concepts import may_remove, suit
from second.opponents import (
    ALL_SUITS,
    best,
    by_letter,
    by_priority,
    enemy_pieces,
    order,
    placeable,
    snared,
    suits_of_card,
    to_battle,
    with_suits,
)
from second.table import Table
from undergrowth import Game

ME = "riverfolk_robots"
Part = Generator[str, Table, Table]
"""A step: it is given the table at each announcement, and hands on the last one."""
Due = Counter[str]
SUITS = ("fox", "rabbit", "mouse")


OWN = tuple(f"{ME}.{verb}" for verb in ("recruit", "cash", "racket"))
"""The questions with which it announces something of its own."""


def predictor() -> ScoringPredictor:
    """Return what compares its turns, on all questions that it announces something with."""
    return ScoringPredictor(ME, turn, OWN, ("R.9", "R.3.3.1"))


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table, due: Due) -> Turn:
    """R.9.4 to R.9.6."""
    assert order(t, ME) == (t.card(t.board(ME)["market"][-1]) if t.board(ME)["market"] else "")
    t = yield "pass"
    t = yield from build(t, due)
    t = yield from recruit(t)
    shield = not any(t.board(ME)["payments"])
    sword = not t.supply(ME, "warrior")
    if shield or sword:
        t = yield from organize(t, due)
    if shield or sword:
        t = yield from battles(t, t.clearings if shield else ordered(t))
    t = yield "pass"
    left = t.board(ME)["market"][2 if shield else 1 :]
    t = yield from cash_in(t, due)
    crowds = [c for c in t.clearings if t.warriors(ME, c) > 2]
    if (shield or sword) and any(may_remove(t, ME, "warrior", c) for c in crowds):
        t = yield "racket"
    if "nightmare" in options(t):
        due["R.3.3.1"] += 1
    assert t.frame["is"] != "PhaseOver" or t.board(ME)["market"] == left
    yield "pass"


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return list(t.doc["setup"].get("seat_options", {}).get(ME, []))


def ordered(t: Table) -> list[str]:
    """R.2.7 The clearings that match the order."""
    return with_suits(t, suits_of_card(order(t, ME)))


# ---- R.9.2.3 payments


def paid(t: Table, seat: str) -> int:
    """R.9.6.1 The warriors of a player in the Payments box."""
    counts = t.board(ME)["payments"]
    return sum(n for kind, n in enumerate(counts) if t.kind(kind)[0] == seat)


def customer(t: Table) -> str:
    """R.9.6.1, R.2.2 Return who has the most there, themselves included."""
    return best(by_letter(t.seats), lambda each: paid(t, each))


def cash_in(t: Table, due: Due) -> Part:
    """R.9.6.1 A point for each, and they go home."""
    if any(t.board(ME)["payments"]):
        due["R.9.6.1"] += paid(t, customer(t))
        t = yield f"cash in {customer(t)}"
    return t


# ---- R.9.5.1


def posts(t: Table, place: str) -> int:
    return sum(t.count(ME, f"trade_post_{each}", place) for each in SUITS)


def post_for(t: Table, place: str) -> str:
    """R.9.3.3 A trade post of the clearing's suit, if one is left that can be placed."""
    for each in SUITS:
        if each in t.suits(place) and placeable(t, ME, f"trade_post_{each}", [place]):
            return f"trade_post_{each}"
    return ""


def build(t: Table, due: Due) -> Part:
    """R.9.5.1 In an ordered clearing without one; first where who paid most has pieces."""
    sites = [c for c in by_priority(t, ordered(t)) if not posts(t, c) and post_for(t, c)]
    if not sites:
        return t
    paid_most = customer(t) if any(t.board(ME)["payments"]) else ""
    c = best(sites, lambda each: int(bool(t.pieces(paid_most, each))))
    post = post_for(t, c)
    if not snared(t, ME, c):
        due["R.9.5.1"] += sum(t.count(ME, post, each) for each in t.clearings)
    before = t
    t = yield f"set down 1 {post} {c}"
    return check_garrison(before, t, c)


def check_garrison(before: Table, t: Table, c: str) -> Table:
    """R.9.5.1, R.3.3.1 The warriors that come with it, by difficulty."""
    due = 0 if "easy" in options(t) else 1
    due = 2 if {"challenging", "nightmare"} & set(options(t)) else due
    came = t.warriors(ME, c) - before.warriors(ME, c)
    wanted = 0 if snared(before, ME, c) else min(due, before.supply(ME, "warrior"))
    assert came == wanted, f"a garrison of {came}, not {wanted}"
    return t


# ---- R.9.5.2


def recruit(t: Table) -> Part:
    """R.9.5.2 One warrior each in ordered clearings; with a bird, along the river."""
    if not order(t, ME):
        return t
    places = ordered(t)
    if suits_of_card(order(t, ME)) == ALL_SUITS and suit(order(t, ME)) == "bird":
        places = [c for c in t.clearings if any(c in pair for pair in t.rivers())]
    there = placeable(t, ME, "warrior", places)
    if there:
        before = t
        t = yield f"line up {min(len(there), t.supply(ME, 'warrior'))}"
        check_lined_up(before, t, there)
    return t


def check_lined_up(before: Table, t: Table, there: list[str]) -> None:
    """R.9.5.2.I High priority first, until no warrior is left; R.11.8.2 none into a snare, which
    goes only where one would have come."""
    left = before.supply(ME, "warrior")
    for c in there:
        held = snared(before, ME, c)
        wanted = int(left > 0 and not held)
        came = t.warriors(ME, c) - before.warriors(ME, c)
        assert came == wanted, f"{came} in {c}, not {wanted}"
        assert snared(t, ME, c) == (held and not left), f"the snare in {c}"
        left -= wanted


# ---- R.9.5.3, R.9.5.4


def organize(t: Table, due: Due) -> Part:
    """R.9.5.3 A point, and two warriors where their pieces and most enemy pieces are."""
    due["R.9.5.3"] += 1
    there = placeable(t, ME, "warrior", [c for c in t.clearings if t.pieces(ME, c)])
    if there:
        n = min(2, t.supply(ME, "warrior"))
        t = yield f"set down {n} warrior {best(there, lambda c: enemy_pieces(t, ME, c))}"
    return t


def battles(t: Table, places: list[str]) -> Part:
    """R.9.5.4, R.2.4 In each of these; against who has paid least."""
    for c in by_priority(t, places):
        foes = to_battle(t, ME, c)
        if foes:
            t = yield f"attack in {c} {least(t, foes)}"
    return t


def least(t: Table, foes: list[str]) -> str:
    """R.9.5.4.I Return who has the fewest warriors in the Payments box."""
    return best(foes, lambda each: -paid(t, each))
