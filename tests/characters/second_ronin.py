"""V.9 The Ronin's blades, said a second time."""

from __future__ import annotations

from factions.vagabond.second_pack import VAGABONDS, can_pay, character
from second.law import bends
from second.table import Table


@bends("in after roll")
def swift_strike(t: Table, seat: str) -> list[str]:
    """V.9.2 In a battle of his, for as many swords as he can exhaust."""
    ronin = seat in VAGABONDS and character(t, seat)["id"] == "ronin"
    return ["swift strike"] if ronin and can_pay(t, seat, ["sword"]) else []
