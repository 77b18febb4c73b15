"""Corvid Planners: moves without ruling."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.game import Game


class CorvidPlanners(CardEffect):
    """4.2.1 Its owner moves without ruling either end."""

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        return needs and not self.has(g, owner)

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_whenever"))


EFFECTS: dict[str, type[CardEffect]] = {"corvid_planners": CorvidPlanners}
