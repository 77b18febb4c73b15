"""W The Hedgerow."""

from __future__ import annotations

from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.game import Game
from undergrowth.table.records import Fight

HEDGE = 11


class Hedgerow(MapRules):
    """W.1 Nobody lies in wait in the hedge."""

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        return b.place == HEDGE

    def law_of(self, hook: str, owner: int) -> str:
        return "W.1" if hook == "forbids_ambush" else ""


RULES = Hedgerow
