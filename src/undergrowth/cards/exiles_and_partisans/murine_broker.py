"""Murine Broker: draw a card whenever another player crafts an item."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


class MurineBroker(CardEffect):
    """4.1.2 Its owner draws a card when another player crafts an item."""

    def on_item_crafted(self, g: Game, seat: int, card: int) -> list[Frame]:
        """G.6 Return the draw, in any player's turn; a coalition partner is another player too."""
        return [Draw(other, 1) for other in range(g.seats) if other != seat and self.has(g, other)]

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_when_another"))


EFFECTS: dict[str, type[CardEffect]] = {"murine_broker": MurineBroker}
