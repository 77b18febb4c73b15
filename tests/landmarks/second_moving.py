"""L What landmarks change about moves, said a second time: the Ferry (M.3.5) and Foxburrow."""

from __future__ import annotations

from second.concepts import by_river
from second.law import bends
from second.table import Table


@bends("ways")
def ferry(t: Table, owner: str, origin: str) -> set[str]:
    """M.3.5 Once a turn from the Ferry's clearing along the water."""
    if t.landmarks().get("ferry") != origin or "landmark ferry" in t.used:
        return set()
    return by_river(t, origin)


@bends("ways")
def foxburrow(t: Table, owner: str, origin: str) -> set[str]:
    """L While moving, its clearing is adjacent to every fox clearing."""
    burrow = t.landmarks().get("foxburrow")
    foxes = {c for c in t.clearings if "fox" in t.suits(c)}
    if burrow == origin:
        return foxes
    return {burrow} if burrow and origin in foxes else set()
