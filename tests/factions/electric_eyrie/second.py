"""R.5 Rules that the Electric Eyrie bend for others, said a second time; nobody is asked for it."""

from __future__ import annotations

from second.law import bends, unsaid
from second.table import Table

ME = "electric_eyrie"


@bends("ruler")
def lords_of_the_forest(t: Table, place: str, tied: list[str], found: str) -> str:
    """R.5.2.1 It rules where it is tied for most; not where it has nothing."""
    return ME if ME in tied and t.pieces(ME, place) else found


unsaid("one option; see predicted.py", "electric_eyrie.*")
