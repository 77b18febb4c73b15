"""H The Popular and the Street Band, said a second time."""

from __future__ import annotations

from second.hirelings import placeable
from second.law import deed
from second.table import Table

POPULAR = "popular_band"
STREET = "street_band"


@deed(STREET, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 One more, anywhere."""
    return bool(placeable(t, STREET, "musician", t.clearings))
