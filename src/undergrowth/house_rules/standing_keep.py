"""Standing keep: nothing removes the keep."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.messages import Reason, because
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.names import PIECES
from undergrowth.table.records import Intent

_KEEP: Final = PIECES.parse("keep")


class StandingKeep(HouseRule):
    """6.2.2, G.24 The keep cannot be removed or replaced."""

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        return i.kind >= 0 and g.box.kinds[i.kind].piece == _KEEP

    def cannot(self, i: Intent) -> Reason:
        return ("G.24", because("why-keep_stands"))


HOUSE_RULE = StandingKeep
