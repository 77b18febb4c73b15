"""H The Sunward Expedition, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.hirelings import choices, placeable
from second.moving import may_move
from second.table import Table

ME = "sunward_expedition"


@choices(ME)
def go_or_stay(t: Table, seat: str) -> list[str]:
    """H.2.4 Move and battle, or one more at each foothold."""
    go = may_move(t, ME) or may_battle(t, ME)
    stay = placeable(t, ME, "expeditionist", t.clearings_with(ME, "foothold"))
    return [*(["expedition_go"] if go else []), *(["expedition_stay"] if stay else [])]
