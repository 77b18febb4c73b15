"""2.1.1 Companions, said a second time: a frog card is of any suit while they are in play."""

from __future__ import annotations

from second.concepts import suit
from second.law import bends
from second.table import Table


@bends("card matches")
def companions(t: Table, seat: str, card: str, wanted: set[str]) -> bool:
    """Once, and then they leave play: birds may be meant, too."""
    return suit(card) == "frog" and "companions" in t.in_play(seat)
