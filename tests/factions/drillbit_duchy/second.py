"""R.10 What the Drillbit Duchy bends for others, said a second time; nobody is asked for it."""

from __future__ import annotations

from second.law import bends
from second.table import Table

ME, BURROW = "drillbit_duchy", "burrow"


@bends("ruler", rank=2)
def always_rules_the_burrow(t: Table, place: str, tied: list[str], found: str) -> str:
    """R.10.2.2 It always rules the Burrow, whoever counts for how much elsewhere."""
    return ME if place == BURROW and ME in t.seats else found


@bends("adjacent")
def through_tunnels(t: Table, seat: str, place: str) -> set[str]:
    """R.10.2.2 The Burrow is adjacent to each clearing with a tunnel."""
    if ME not in t.seats:
        return set()
    if place == BURROW:
        return set(t.clearings_with(ME, "tunnel"))
    return {BURROW} if t.count(ME, "tunnel", place) else set()


@bends("cannot place")
@bends("cannot enter")
def moles_alone(t: Table, owner: str, place: str) -> bool:
    """R.10.2.2 Nobody else's pieces are placed in or moved into the Burrow."""
    return place == BURROW and owner != ME and ME in t.seats
