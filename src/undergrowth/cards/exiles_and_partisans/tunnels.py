"""Tunnels: crafting pieces make clearings adjacent."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.book import book
from undergrowth.table.game import Game


class Tunnels(CardEffect):
    """2.2.1, 4.1.1 For its owner the clearings with their crafting pieces are adjacent."""

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        if not self.has(g, owner):
            return there
        faction = book(g).faction(owner)
        if not faction.has_crafter(g, place):
            return there
        return there + [
            other
            for other in g.clearings
            if other != place and other not in there and faction.has_crafter(g, other)
        ]

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_wherever_its"))


EFFECTS: dict[str, type[CardEffect]] = {"tunnels": Tunnels}
