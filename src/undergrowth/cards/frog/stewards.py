"""Stewards: craft the top card of the Pond without paying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.pond import DrawFromPond, in_pond
from undergrowth.law.crafting.craft import FREE, Craft, CraftCard
from undergrowth.law.crafting.craftable import may_craft_free
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_WASTED: Final = -200
"""Value of crafting it with an empty Pond."""


@dataclass
class Stewards(Frame):
    """16.2.3.I Draw the top card of the Pond, and craft it if possible."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.craft)

    def draw(self, g: Game) -> None:
        """4.1.2 Draw; this card is not in the Pond yet: it is discarded after its effect."""
        g.push(DrawFromPond(self.seat))

    def craft(self, g: Game) -> None:
        """4.1 Craft the card without its icons; one that cannot be crafted stays in hand."""
        drawn = g.told
        if drawn and may_craft_free(g, self.seat, drawn[0]):
            g.push(CraftCard(self.seat, drawn[0], FREE))


class StewardsCard(CardEffect):
    """4.1.2 It takes effect as soon as it is crafted."""

    def on_crafted(self, g: Game, seat: int) -> None:
        g.push(Stewards(seat))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return a low value with an empty Pond."""
        wasted = isinstance(action, Craft) and action.card == self.card and not in_pond(g)
        return _WASTED if wasted else 0


frames(Stewards)
EFFECTS: dict[str, type[CardEffect]] = {"stewards": StewardsCard}
