"""H The Spring Uprising and the Rabbit Scouts, said a second time."""

from __future__ import annotations

from second.concepts import matching, may_remove
from second.hirelings import placeable
from second.law import bends, deed
from second.table import Table

ME = "spring_uprising"
SCOUTS = "rabbit_scouts"


def overthrown(t: Table, suit: str) -> list[str]:
    """H.2.3 Where one of them can be given up."""
    there = [c for c in t.clearings_with(ME, "rebel") if suit in t.suits(c)]
    return [c for c in there if may_remove(t, ME, "rebel", c)]


def risen(t: Table, suit: str) -> list[str]:
    """H.2.3 Where one can be placed."""
    return placeable(t, ME, "rebel", [c for c in t.clearings if suit in t.suits(c)])


@deed(ME, "birdsong start", must=True)
def birdsong(t: Table, seat: str) -> bool:
    """H.2.3 The die is rolled, whatever comes of it."""
    suits = ("fox", "rabbit", "mouse")
    return any(overthrown(t, suit) or risen(t, suit) for suit in suits)


@bends("cannot battle")
def tribute(t: Table, seat: str, other: str, place: str) -> bool:
    """H.2.2 Whoever attacks them discards a card that matches the clearing; for a hireling its
    controller."""
    if other != ME:
        return False
    payer = t.side(seat)
    return payer in t.hirelings or not matching(t, payer, place)
