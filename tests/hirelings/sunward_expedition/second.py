"""H The Sunward Expedition, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import may_place
from second.hirelings import choices, placeable
from second.law import deed
from second.moving import may_move
from second.table import Table

ME = "sunward_expedition"


@choices(ME)
def go_or_stay(t: Table, seat: str) -> list[str]:
    """H.2.4 Move and battle, or one more at each foothold."""
    go = may_move(t, ME) or may_battle(t, ME)
    stay = placeable(t, ME, "expeditionist", t.clearings_with(ME, "foothold"))
    return [*(["expedition_go"] if go else []), *(["expedition_stay"] if stay else [])]


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 A foothold where none lies, from the map where the supply is empty; then the rest."""
    free = [c for c in t.clearings if not t.count(ME, "foothold", c) and may_place(t, ME, c)]
    return bool(free or go_or_stay(t, seat))
