"""V.6 The Scoundrel's torches, said a second time."""

from __future__ import annotations

from second.law import bends
from second.table import Table


@bends("cannot place")
@bends("cannot enter")
def scorched(t: Table, owner: str, place: str, by: str = "") -> bool:
    """V.6.2 Pieces cannot be placed in or moved into a clearing with a torch."""
    return place in [t.place(number) for number in t.board("quests").get("torches", [])]
