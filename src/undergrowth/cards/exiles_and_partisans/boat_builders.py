"""Boat Builders: rivers are paths."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.game import Game


class BoatBuilders(CardEffect):
    """2.3, 2.2.1 Its owner treats rivers as paths; 4.2.1 still holds."""

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        if not self.has(g, owner):
            return there
        return there + [other for other in g.rivers[place] if other not in there]

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_along"))


EFFECTS: dict[str, type[CardEffect]] = {"boat_builders": BoatBuilders}
