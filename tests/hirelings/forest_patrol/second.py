"""H The Forest Patrol, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import matching, may_place
from second.hirelings import choices, held
from second.law import asked, deed
from second.moving import may_move
from second.table import Table

ME = "forest_patrol"


def returning(t: Table) -> list[str]:
    """H.2.4 Return where those on the card can be placed: beside others of them.

    They come from the card: what lies in the supply does not matter (G.20).
    """
    there = t.clearings_with(ME, "patrol") if t.board(ME)["waiting"] else []
    return [c for c in there if may_place(t, ME, c)]


@choices(ME)
def march_or_return(t: Table, seat: str) -> list[str]:
    """H.2.4 Move and battle, or place those on the card."""
    march = may_move(t, ME) or may_battle(t, ME)
    found = ["patrol_march"] if march else []
    return [*found, "patrol_return"] if returning(t) else found


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4"""
    return bool(march_or_return(t, seat))


@asked("forest_patrol.return")
def return_to(t: Table) -> list[str]:
    """H.2.4 A clearing with a Patrol warrior."""
    return [f"regroup in {c}" for c in returning(t)]


# ---- the Feline Physicians


@asked("physicians.treat")
def treat(t: Table) -> list[str]:
    """H.2.2, 2.1.1 A card that matches where the warriors fell, or none."""
    return [*(f"treat with {c}" for c in matching(t, t.me, t.place(t.frame["place"]))), "pass"]


@asked("physicians.ward")
def ward(t: Table) -> list[str]:
    """H.2.2, G.20 Any clearing with faction pieces of their controller."""
    return [f"nurse in {c}" for c in held(t, t.me) if may_place(t, t.me, c)]
