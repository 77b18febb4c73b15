"""H The Sunny Advocates, said a second time."""

from __future__ import annotations

from second.concepts import is_enemy_piece, may_replace
from second.hirelings import own_warriors, placeable
from second.law import deed
from second.table import Table, sorts

ME = "sunny_advocates"


def persuaded(t: Table, seat: str, place: str) -> list[str]:
    """H.2.4, G.23 The enemy warriors that a warrior of their controller's can replace."""
    if not own_warriors(t, seat, [place]):
        return []
    return [
        f"persuade {other} {piece}"
        for other in t.owners
        for piece in t.pieces(other, place)
        if sorts(other)[piece] == "warrior"
        and is_enemy_piece(t, seat, other, piece)
        and may_replace(t, other, piece, place)
    ]


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 They replace warriors in clearings of a suit; then one more comes."""
    there = [c for c in t.clearings_with(ME, "advocate") if t.suits(c)]
    replaced = any(persuaded(t, seat, c) for c in there)
    return replaced or bool(placeable(t, ME, "advocate", t.clearings))
