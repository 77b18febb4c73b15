"""L The Legendary Forge, said a second time."""

from __future__ import annotations

from second.law import bends
from second.table import Table
from undergrowth.table.names import ITEMS


@bends("item elsewhere")
def at_the_forge(t: Table, seat: str, item: str) -> bool:
    """L An item that lies at the Forge is crafted by a player with a faction piece there."""
    lies = t.board("landmark legendary_forge").get("items", [])
    there = {ITEMS.text(number) for number, n in enumerate(lies) if n}
    return item in there and bool(t.pieces(seat, t.landmarks()["legendary_forge"]))
