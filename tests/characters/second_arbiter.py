"""V.5 The Arbiter's protection, said a second time."""

from __future__ import annotations

from factions.vagabond.second_pack import VAGABONDS, character, place_of
from second.law import bends
from second.table import Table


@bends("in before roll")
def protector(t: Table, seat: str) -> list[str]:
    """V.5.2 A defender may enlist an Arbiter in the clearing of battle, on no side."""
    fight = t.inside("Battle")["fight"]
    sides = [t.seat(fight[side]) for side in ("attacker", "defender")]
    if seat != sides[1]:
        return []
    others = [each for each in VAGABONDS if each in t.seats and each not in sides]
    there = [each for each in others if place_of(t, each) == t.place(fight["place"])]
    return [
        f"enlist {each}"
        for each in there
        if character(t, each)["id"] == "arbiter" and not enlisted(t)
    ]


def enlisted(t: Table) -> bool:
    """V.5.2 Whether that has been done in this battle."""
    return "lent" in t.inside("Battle")["fight"]["notes"]
