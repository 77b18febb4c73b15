"""R.10 Rules that the Drillbit Duchy bends for others, and its questions to humans, a second
time."""

from __future__ import annotations

from second.concepts import kinds, stands_for
from second.law import asked, bends, unsaid
from second.opponents import bought_ambush
from second.table import Table

ME, BURROW = "drillbit_duchy", "burrow"


@bends("ruler", rank=2)
def always_rules_the_burrow(t: Table, place: str, tied: list[str], found: str) -> str:
    """R.10.2.2 It always rules the Burrow; counts of rule elsewhere do not matter."""
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
def moles_alone(t: Table, owner: str, place: str, by: str = "") -> bool:
    """R.10.2.2 Nobody else's pieces are placed in or moved into the Burrow."""
    return place == BURROW and owner != ME and ME in t.seats


@bends("ambushes")
def bought_ambushes(t: Table, seat: str, place: str) -> list[str] | None:
    """R.9.7 It plays one of those on its board whenever one matches."""
    return bought_ambush(t, ME, place) if seat == ME else None


@asked("drillbit.investors")
def investors(t: Table) -> list[str]:
    """R.3.3.2 Cards that match a clearing in which a building was removed."""
    suits = t.suits_of(t.frame["suits"])
    return [f"pay investors {c}" for c in kinds(t.hand(t.me)) if stands_for(t, t.me, c, suits)]


unsaid("one option; see predicted.py", "drillbit.*")
