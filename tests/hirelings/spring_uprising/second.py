"""H The Spring Uprising and the Rabbit Scouts, said a second time."""

from __future__ import annotations

from second.concepts import has_hired, matching
from second.law import asked, bends, deed
from second.table import Table

ME = "spring_uprising"
SCOUTS = "rabbit_scouts"


@deed(ME, "birdsong start", must=True)
def birdsong(t: Table, seat: str) -> bool:
    """H.2.3 The die is rolled, also where nothing can come of it."""
    return True


@bends("cannot battle")
def tribute(t: Table, seat: str, other: str, place: str) -> bool:
    """H.2.2 The attacker discards a card that matches the clearing; for a hireling its
    controller."""
    if other != ME:
        return False
    payer = t.side(seat)
    if payer in t.hirelings:
        return True
    held = matching(t, payer, place) if payer == t.me else t.hand(payer)
    return not held  # 1.2.1 who forces somebody else sees only whether there are cards at all


@bends("in before roll")
def scouts(t: Table, seat: str) -> list[str]:
    """H.2.2 Before the roll where their controller's faction defends; the card is chosen later.

    Any hand that is not empty is asked: what it holds is a secret (1.2.1).
    """
    fight = t.inside("Battle").get("fight", {})
    defends = bool(fight) and t.seat(fight["defender"]) == seat
    asked_before = any("scouts" in str(each) for each in fight.get("notes", []))
    usable = defends and has_hired(t, seat, SCOUTS) and not asked_before
    return ["send scouts"] if usable and t.hand(seat) else []


@asked("scouts.card")
def scouting(t: Table) -> list[str]:
    """H.2.2, 2.1.1 A card that matches the clearing of battle, or none."""
    return [*(f"spy with {c}" for c in matching(t, t.me, t.place(t.frame["place"]))), "pass"]


@asked("uprising.tribute")
def paid(t: Table) -> list[str]:
    """H.2.2 A card that matches the clearing."""
    return [f"pay tribute {c}" for c in matching(t, t.me, t.place(t.frame["place"]))]
