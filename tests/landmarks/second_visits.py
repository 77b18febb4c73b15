"""L When landmarks may be visited, said a second time."""

from __future__ import annotations

from second.concepts import kinds, may_place, stands_for
from second.law import effect
from second.table import Table


@effect("black_market", "birdsong", "daylight", "evening")
def black_market(t: Table, seat: str) -> bool:
    """L Once on one's turn, with a faction piece there, a card of the hand for one of three."""
    there = t.pieces(seat, t.landmarks()["black_market"])
    return "landmark black_market" not in t.used and bool(there) and bool(t.hand(seat))


@effect("rabbittown", "daylight")
def rabbittown(t: Table, seat: str) -> bool:
    """L Once in Daylight a rabbit card brings a warrior for each other rabbit clearing held."""
    town = t.landmarks()["rabbittown"]
    held = [c for c in t.clearings if c != town and "rabbit" in t.suits(c) and t.pieces(seat, c)]
    pays = [card for card in kinds(t.hand(seat)) if stands_for(t, seat, card, {"rabbit"})]
    if f"{seat} warrior" not in t.doc["kinds"] or "landmark rabbittown" in t.used:
        return False
    return bool(held and pays and t.supply(seat, "warrior")) and may_place(t, seat, town)
