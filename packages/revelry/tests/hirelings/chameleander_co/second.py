"""CC, TMOD Chameleander Co. and the Mark of Death, said a second time."""

from __future__ import annotations

from second.law import BeyondUs, bends, deed
from second.table import Table

ME = "chameleander_co"
MARK = "mark_of_death"


@bends("cannot battle")
def not_battled(t: Table, seat: str, other: str, place: str) -> bool:
    """CC.4.1 Nobody battles the Agent."""
    return other == ME


@bends("cannot remove")
def not_removed(t: Table, owner: str, piece: str, place: str) -> bool:
    """CC.4.1 Nothing removes it."""
    return owner == ME


@deed(ME, "birdsong start")
def agent(t: Table, seat: str) -> bool:
    """CC.5.2 A card can be drawn while there are any."""
    if t.deck() or t.discard():
        return True
    raise BeyondUs("what else the Agent could do is said once")


@deed(MARK, "birdsong start")
def mark(t: Table, seat: str) -> bool:
    """TMOD.4.1 A hand with cards, and somebody to mark."""
    if not t.hand(seat):
        return False
    raise BeyondUs("whom the Mark can take is said once")
