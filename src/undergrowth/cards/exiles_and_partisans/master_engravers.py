"""Master Engravers: one more point for each item."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.game import Game


class MasterEngravers(CardEffect):
    """3.2.2 Its owner scores one more point for an item, with any faction's rule for items."""

    def item_points(self, g: Game, seat: int, card: int, points: int) -> int:
        return points + 1 if self.has(g, seat) else points

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_when_its"))


EFFECTS: dict[str, type[CardEffect]] = {"master_engravers": MasterEngravers}
