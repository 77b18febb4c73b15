"""M.4 The mountain's closed paths, said a second time."""

from __future__ import annotations

from second.concepts import kinds
from second.law import asked, bends
from second.table import Table


@bends("in daylight")
def closed_paths(t: Table, seat: str) -> list[str]:
    """M.4.3 Once a turn a card clears a closed path beside faction pieces of the player who spends
    it."""
    if "map" in t.used or not t.hand(seat):
        return []
    pairs = [(one, two) for one, two in t.closed() if t.pieces(seat, one) or t.pieces(seat, two)]
    return [f"open {one} {two}" for one, two in pairs]


@asked("mountain.spend")
def any_card(t: Table) -> list[str]:
    """M.4.3 Any card pays."""
    return [f"spend {card}" for card in kinds(t.hand(t.me))]
