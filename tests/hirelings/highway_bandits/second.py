"""H The Highway Bandits and the Bandit Gangs, said a second time."""

from __future__ import annotations

from second.hirelings import choices, held, own_warriors, placeable
from second.law import BeyondUs, asked, bends, deed, unsaid
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
def gangs_daylight(t: Table, seat: str) -> bool:
    """H.2.4"""
    return bool(rally_or_grow(t, seat))


@asked("bandit_toll.join")
def join(t: Table) -> list[str]:
    """H.2.2 A warrior of their controller's where it has gone, or none."""
    return [f"join in {t.place(t.frame['place'])}", "pass"]


def beset(t: Table) -> list[str]:
    """The paths with Bandits."""
    return t.where(ME, "bandit")


@asked("highway_bandits.leave")
def leave(t: Table) -> list[str]:
    """H.2.4 With none in the supply one from another path goes there."""
    return [f"leave {path}" for path in beset(t)]


unsaid("by number of path, beside the clearings it links; its own tests", "highway_bandits.lurk")
unsaid("one of what has just moved: the table does not show it", "bandit_toll.pay")


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 A path without a Bandit from a clearing with faction pieces of their controller."""
    near = [pair for pair in t.paths() if pair & set(held(t, seat))]
    if 0 < len(near) <= len(beset(t)):
        raise BeyondUs("which of a few paths the Bandits stand on")
    return bool(near)
