"""9.2.9, 9.2.10, 9.5.1 The Vagabond on the move, said a second time."""

from __future__ import annotations

from factions.vagabond.second_pack import (
    ALLIED,
    HOSTILE,
    VAGABONDS,
    can_pay,
    clearing_of,
    place_of,
    ready,
    standing,
)
from second.concepts import adjacent
from second.law import asked, bends, bent
from second.moving import destinations, may_enter, may_leave, movable
from second.table import Table


def hostile_there(t: Table, seat: str, place: str) -> bool:
    """9.2.9.IIIb Whether warriors of a Hostile faction stand there."""
    foes = [other for other in t.seats if standing(t, seat, other) == HOSTILE]
    return any(t.warriors(other, place) for other in foes)


def forests(t: Table) -> dict[str, dict[str, list[str]]]:
    """2.4 The forests: clearings they touch and forests next to them."""
    found = {}
    for page in t.map["forest"]:
        touched = [str(c) for c in page["clearings"] if str(c) in t.clearings]
        found[page["id"]] = {"clearings": touched, "forests": list(page["adjacent"])}
    return found


def within_reach(t: Table, seat: str, origin: str, slip: bool) -> set[str]:
    """9.2.3, 9.2.10 Return where he could go at all: rule does not matter to him."""
    there = forests(t)
    if origin in there:
        near = set(there[origin]["clearings"]) | set(there[origin]["forests"] if slip else [])
    else:
        near = adjacent(t, seat, origin)
        for bend in bent("ways"):
            near |= bend(t, seat, origin)
        near -= {origin}
        if slip:
            near |= {name for name, page in there.items() if origin in page["clearings"]}
        elif not may_leave(t, seat, origin):
            return set()
    for bend in bent("this move"):
        near = bend(t, seat, origin, near)
    return {to for to in near if may_enter(t, seat, to)}


@bends("cannot be forced into")
def without_a_boot(t: Table, seat: str, place: str) -> bool:
    """9.2.9.IIIb Even if he is forced he exhausts a boot more."""
    return seat in VAGABONDS and hostile_there(t, seat, place) and "boot" not in ready(t, seat)


@bends("moves without rule")
def nimble(t: Table, owner: str, origin: str, to: str) -> bool:
    """9.2.3 A player who forces him to move needs no rule either (1.5.5)."""
    return owner in VAGABONDS


def reachable(t: Table, seat: str, boots: int, slip: bool = False) -> list[str]:
    """9.5.1, 9.4.2 Return where he can pay to go: a boot more into a Hostile clearing, unless he
    slips."""
    found = []
    for to in sorted(within_reach(t, seat, place_of(t, seat), slip)):
        more = 1 if not slip and hostile_there(t, seat, to) else 0
        if can_pay(t, seat, ["boot"] * (boots + more)):
            found.append(to)
    return found


@asked("vagabond.move", "vagabond.slip")
def where_to(t: Table) -> list[str]:
    """9.5.1, 9.4.2 Return where his pawn goes."""
    move = t.frame
    found = [f"to {place}" for place in reachable(t, t.me, move["boots"], move["slip"])]
    return [*found, "pass"] if move["optional"] else found


@asked("vagabond.along")
def along(t: Table) -> list[str]:
    """9.2.9.IIb Warriors of an Allied faction that could take this move themselves."""
    origin, to = t.place(t.frame["origin"]), t.place(t.frame["destination"])
    allies = [other for other in t.seats if standing(t, t.me, other) == ALLIED]
    going = [a for a in allies if movable(t, a, origin) and to in destinations(t, a, origin)]
    return [*(f"along {each}" for each in going), "pass"]


@asked("vagabond.along_warriors")
def how_many_along(t: Table) -> list[str]:
    """9.2.9.IIb Any number of them."""
    n = movable(t, t.seat(t.frame["ally"]), t.place(t.frame["origin"]))
    return [f"take {each}" for each in range(1, n + 1)]


def may_travel(t: Table, seat: str) -> bool:
    """9.5.1 Whether a boot takes him anywhere."""
    return bool(reachable(t, seat, 1))


@bends("moves otherwise")
def may_be_granted(t: Table, seat: str) -> bool:
    """4.2, 9.2.9.IIIb A granted move takes no boot but the one into a Hostile clearing."""
    return seat in VAGABONDS and bool(reachable(t, seat, 0))


def here(t: Table, seat: str) -> list[str]:
    """9.5.4 Other players with faction pieces in his clearing."""
    where = clearing_of(t, seat)
    return [other for other in t.seats if other != seat and where and t.pieces(other, where)]
