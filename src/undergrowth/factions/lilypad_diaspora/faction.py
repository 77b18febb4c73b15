"""16.2 What the Lilypad Diaspora bends, and where its procedures begin."""

from __future__ import annotations

from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces
from undergrowth.factions.lilypad_diaspora.setup import SetUpDiaspora, SetUpDiasporaByCard
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


class Diaspora(DiasporaPieces):
    """16 Lilypad Diaspora."""

    def setup(self, g: Game) -> Frame:
        return SetUpDiaspora(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpDiasporaByCard(self.seat)

    # ---- the turn

    def birdsong(self, g: Game) -> list[Frame]:
        """16.4 Craft, then rally or reconcile."""
        return [self.crafting_step()]

    def daylight(self, g: Game) -> list[Frame]:
        """16.5 Settle or provoke."""
        return []

    def evening(self, g: Game) -> list[Frame]:
        """16.6 Retaliate, integrate, draw and discard."""
        return [DrawAndDiscard(self.seat, self.to_draw(g))]

    def hand_limit_law(self) -> str:
        return "16.6.3"
