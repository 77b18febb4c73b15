"""R.5.2.1 Where the Electric Eyrie rules, said a second time."""

from __future__ import annotations

from second.law import bends
from second.table import Table

ME = "electric_eyrie"


@bends("ruler")
def lords_of_the_forest(t: Table, place: str, tied: list[str], found: str) -> str:
    """R.5.2.1 It rules at a tie for most where it has at least one piece."""
    return ME if ME in tied and t.pieces(ME, place) else found
