"""H The Riverfolk Flotilla and the Otter Divers, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import adjacent, by_river, has_hired
from second.hirelings import posts
from second.law import asked, bends, deed
from second.moving import may_enter, may_leave
from second.opponents import is_automated
from second.table import Table

ME = "riverfolk_flotilla"
DIVERS = "otter_divers"


def lies(t: Table) -> str:
    """Return where it lies."""
    there = t.clearings_with(ME, "flotilla")
    return there[0] if there else ""


@bends("cannot battle")
def not_battled(t: Table, seat: str, other: str, place: str) -> bool:
    """H.2.2 It cannot be battled."""
    return other == ME


@bends("cannot remove")
def not_removed(t: Table, owner: str, piece: str, place: str) -> bool:
    """H.2.2 Nor removed."""
    return owner == ME


@asked("riverfolk_flotilla.sail")
def sail(t: Table) -> list[str]:
    """H.2.3 Along the river; rule does not matter."""
    return [f"to {c}" for c in by_river(t, lies(t)) if may_enter(t, ME, c)]


@bends("moves without rule")
def divers(t: Table, owner: str, origin: str, to: str) -> bool:
    """H.2.2 Their controller moves from and to the river freely; M.3.5 but not along it."""
    if owner in t.hirelings or not has_hired(t, owner, DIVERS):
        return False
    rivers = {str(c) for pair in t.map["rivers"] for c in pair}
    by_water = to in by_river(t, origin) and to not in adjacent(t, owner, origin)
    return bool({origin, to} & rivers) and not by_water


def is_held(t: Table) -> bool:
    """H.2.3, 1.1.2 Whether it must be moved: nothing of its card is compulsory if it cannot."""
    return not sail(t) or not may_leave(t, ME, lies(t))


@deed(ME, "birdsong start", must=True, unless=is_held)
def birdsong(t: Table, seat: str) -> bool:
    """H.2.3 It brings cards, moves along the river and battles."""
    at = lies(t)
    cards = any(t.pieces(other, at) for other in t.seats if not is_automated(other))
    return bool(at and (cards or by_river(t, at) or defenders(t, ME, at)))


@asked("riverfolk_flotilla.barter")
def barter(t: Table) -> list[str]:
    """H.2.3 A card for each player with faction pieces there, or none."""
    return ["barter", "pass"]


@posts(ME)
def where_it_begins(t: Table, seat: str) -> list[str]:
    """A.6.3 On the river at the edge of the map; where none of those is left, on the river."""
    river = {c for pair in t.rivers() for c in pair}
    edge = river & {str(each) for each in t.map["edge_loop"]}
    return sorted(edge or river)
