"""Changes that house rules make to the options, said a second time."""

from __future__ import annotations

from second.law import bends
from second.table import Table

MARQUISE = "marquise_de_cat"


@bends("keeps scoring")
def stays_on_the_track(t: Table, seat: str) -> bool:
    """3.3.1 A player who activates a dominance card goes on scoring."""
    return "dominance_still_scores" in t.house_rules


@bends("cannot remove")
def keep_stands(t: Table, owner: str, piece: str, place: str) -> bool:
    """G.24 Nothing removes the keep."""
    return piece == "keep" and "standing_keep" in t.house_rules


@bends("takes hits")
def keep_takes_none(t: Table, owner: str) -> list[str] | None:
    """4.3.6 Nor is it hit: warriors first, then the other pieces."""
    if "standing_keep" not in t.house_rules:
        return None
    fight = t.inside("Battle")["fight"]
    there = t.pieces(owner, t.place(fight["place"]))
    if owner != MARQUISE or not there.get("keep"):
        return None
    hits = [t.kind(hit["kind"]) for hit in fight["hits"]]
    left = [piece for piece, n in there.items() if n > hits.count((owner, piece))]
    return [f"lose {p}" for p in ("warrior",) if p in left] or [
        f"lose {piece}" for piece in left if piece != "keep"
    ]
