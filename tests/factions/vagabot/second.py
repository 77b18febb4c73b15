"""R.7.7.6 The Vagabot that others may enlist, said a second time."""

from __future__ import annotations

from second.law import bends
from second.table import Table, printed

ME = "vagabot"


@bends("in before roll")
def arbiter(t: Table, seat: str) -> list[str]:
    """R.7.7.6 A defender may enlist an Arbiter in the clearing of battle, on no side."""
    fight = t.inside("Battle")["fight"]
    sides = [t.seat(fight[side]) for side in ("attacker", "defender")]
    if ME not in t.seats or ME in sides or seat != sides[1]:
        return []
    plays = printed("factions/vagabot")["vagabot"][t.board(ME)["character"]]["id"]
    beside = t.where(ME, "pawn") == [t.place(fight["place"])]
    if plays != "arbiter" or not beside or "vagabot_lent" in fight["notes"]:
        return []
    return [f"call on {ME}"]
