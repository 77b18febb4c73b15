"""H The Highway Bandits and the Bandit Gangs, said a second time."""

from __future__ import annotations

from second.hirelings import choices, held, own_warriors, placeable
from second.law import bends, deed
from second.table import Table

ME = "highway_bandits"
GANGS = "bandit_gangs"


@bends("cannot battle")
def hidden(t: Table, seat: str, other: str, place: str) -> bool:
    """H.2.2 Gangs are not battled beside faction pieces of their controller."""
    return other == GANGS and bool(t.controller(GANGS) and t.pieces(t.controller(GANGS), place))


@choices(GANGS)
def rally_or_grow(t: Table, seat: str) -> list[str]:
    """H.2.4 A warrior of their controller's at each Bandit, or one more Bandit."""
    rally = own_warriors(t, seat, t.clearings_with(GANGS, "bandit"))
    grow = placeable(t, GANGS, "bandit", held(t, seat))
    return [*(["gangs_rally"] if rally else []), *(["gangs_grow"] if grow else [])]


@deed(GANGS, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4"""
    return bool(rally_or_grow(t, seat))
