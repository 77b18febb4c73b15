"""R.8 Rules that the Logical Lizards bend for others, said a second time; nobody is asked for
them."""

from __future__ import annotations

from second.law import bends, unsaid
from second.table import Table

ME = "logical_lizards"
GARDENS = ("garden_fox", "garden_rabbit", "garden_mouse")


@bends("ruler", rank=1)
def pilgrims(t: Table, place: str, tied: list[str], found: str) -> str:
    """R.8.2.1 They rule where they have a garden: Lords of the Forest (7.2.2) yield to that."""
    if ME in t.seats and any(t.count(ME, garden, place) for garden in GARDENS):
        return ME
    return found


unsaid("one option; see predicted.py", "lizards.*")
