"""A table for Oppress with a coalition."""

from __future__ import annotations

from factions.lord_of_the_hundreds.horde import SEAT, lord
from kit.table import Table
from undergrowth.factions.lord_of_the_hundreds.evening import Oppress


def oppressing(table: type[Table]) -> Table:
    """The Vagabond stands beside the Hundreds, whose partner he is."""
    t = lord(table, "vagabond", "marquise", "eyrie").put(SEAT, 5, "1 warrior")
    t.put("vagabond", 5, "pawn").board("vagabond", partner=SEAT, dominance=["dominance_fox"])
    return t.does(Oppress(0), phase="evening")
