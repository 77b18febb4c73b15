"""R.4 Rules that the Mechanical Marquise bend for others, said a second time; nobody is asked for
it."""

from __future__ import annotations

from second.law import bends, unsaid
from second.table import Table

ME = "mechanical_marquise"


@bends("cannot place")
def keep(t: Table, owner: str, place: str, by: str) -> bool:
    """R.4.2.1 Only it can place pieces in the clearing with its keep."""
    return ME not in (by, t.side(owner)) and bool(t.count(ME, "keep", place))


unsaid("one option; see predicted.py", "mechanical_marquise.*")
