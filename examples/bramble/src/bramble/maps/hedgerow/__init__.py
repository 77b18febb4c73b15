"""W The Hedgerow."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Intent

HEDGE = 11


class Hedgerow(MapRules):
    """W.1 Nobody lies in wait in the hedge."""

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        return b.place == HEDGE

    def cannot(self, i: Intent) -> Reason:
        return ("W.1", because("bramble:why-hedge_too_dense"))


RULES = Hedgerow
