"""H The Furious and the Stoic Protector, said a second time."""

from __future__ import annotations

from second.concepts import adjacent, enemies
from second.law import bends, deed
from second.table import Table

FURIOUS = "furious_protector"
STOIC = "stoic_protector"


def stands(t: Table, name: str) -> str:
    """Return where it stands; nowhere while it is not in the game."""
    there = t.where(name, "pawn") if name in t.hirelings else []
    return there[0] if there else ""


@bends("cannot battle")
def not_battled(t: Table, seat: str, other: str, place: str) -> bool:
    """H.2.2 Neither can be battled; nor the faction of who controls the Stoic one beside it."""
    if other in (FURIOUS, STOIC):
        return True
    shielded = STOIC in t.hirelings and stands(t, STOIC) == place
    return shielded and other == t.controller(STOIC) and seat in enemies(t, other)


@bends("cannot place")
def nothing_is_placed(t: Table, owner: str, place: str, by: str) -> bool:
    """H.2.2 Enemies of the Furious one place nothing where it stands, whosever piece it is."""
    return stands(t, FURIOUS) == place and t.side(by) in enemies(t, FURIOUS)


@bends("cannot remove")
def nothing_is_removed(t: Table, owner: str, piece: str, place: str) -> bool:
    """H.2.2 Enemies remove nothing of who controls the Stoic one beside it; neither falls."""
    if owner in (FURIOUS, STOIC):
        return True
    shielded = STOIC in t.hirelings and stands(t, STOIC) == place
    return shielded and owner == t.controller(STOIC) and t.me in enemies(t, owner)


@bends("takes no hits")
def takes_no_hits(t: Table, owner: str, place: str, enemy: str) -> bool:
    """H.2.2 Enemies deal none to who controls the Stoic one beside it."""
    shielded = STOIC in t.hirelings and stands(t, STOIC) == place
    return shielded and owner == t.controller(STOIC) and enemy in enemies(t, owner)


def ways(t: Table, name: str) -> set[str]:
    """H.2.3 Next to where it stands, a clearing or a forest (2.4.1); rule does not matter."""
    at = stands(t, name)
    woods = [each for each in t.map["forest"] if each["id"] == at]
    return {str(c) for each in woods for c in each["clearings"]} or (
        adjacent(t, name, at) if at else set()
    )


@deed(FURIOUS, "birdsong start", must=True)
def furious(t: Table, seat: str) -> bool:
    """H.2.3"""
    return bool(ways(t, FURIOUS))


@deed(STOIC, "birdsong start", must=True)
def stoic(t: Table, seat: str) -> bool:
    """H.2.3"""
    return bool(ways(t, STOIC))
