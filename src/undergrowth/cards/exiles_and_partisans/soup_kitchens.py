"""Soup Kitchens: tokens count towards rule."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.game import Game
from undergrowth.table.kinds import TOKEN

EACH: Final = 2


class SoupKitchens(CardEffect):
    """2.5 Each token of its owner counts two towards rule; it changes nothing else."""

    def weight(self, g: Game, kind: int, weight: int) -> int:
        k = g.box.kinds[kind]
        return EACH if k.sort == TOKEN and self.has(g, k.owner) else weight

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_wherever"))


EFFECTS: dict[str, type[CardEffect]] = {"soup_kitchens": SoupKitchens}
