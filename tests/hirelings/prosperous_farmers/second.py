"""H The Prosperous and the Struggling Farmers, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import ruled
from second.hirelings import choices, held, placeable, posts, sets_up, was_hired
from second.law import asked, deed
from second.table import Table

RICH = "prosperous_farmers"
POOR = "struggling_farmers"


def farms(t: Table) -> list[str]:
    """The clearings with farms."""
    return t.clearings_with(RICH, "farm")


@choices(RICH)
def battle_or_work(t: Table, seat: str) -> list[str]:
    """H.2.4 A battle at one farm, or a Farmer at each."""
    battle = [c for c in farms(t) if defenders(t, RICH, c)]
    work = placeable(t, RICH, "farmer", farms(t))
    return [*(["farms_battle"] if battle else []), *(["farms_work"] if work else [])]


@deed(RICH, "daylight")
def rich(t: Table, seat: str) -> bool:
    """H.2.4 A card and a farm where one is ruled; then battle or work."""
    return bool(set(farms(t)) & set(ruled(t, seat))) or bool(battle_or_work(t, seat))


def fields(t: Table, seat: str) -> list[str]:
    """H.2.4, 1.5.4 Ruled clearings where a farm, a Farmer or both can be placed."""
    there = ruled(t, seat)
    found = {*placeable(t, POOR, "farm", there), *placeable(t, POOR, "farmer", there)}
    return sorted(found)


@deed(POOR, "daylight")
def poor(t: Table, seat: str) -> bool:
    """H.2.4"""
    return bool(fields(t, seat))


@asked("struggling_farmers.till")
def till(t: Table) -> list[str]:
    """H.2.4 In a clearing that their controller rules, or not."""
    return [*(f"till in {c}" for c in fields(t, t.me)), "pass"]


@posts(RICH)
def where_a_farm_comes(t: Table, seat: str) -> list[str]:
    """A.6.3, H.2.1, H.2.4 In two clearings with an open slot; when hired beside pieces of the
    controller's faction; later where the fewest warriors are."""
    if was_hired(t):
        return held(t, seat)
    free = placeable(t, RICH, "farm", t.clearings)
    if sets_up(t):
        return [c for c in free if c not in farms(t)]
    crowds = {c: sum(t.warriors(owner, c) for owner in t.owners) for c in free}
    return [c for c in free if crowds[c] == min(crowds.values())]
