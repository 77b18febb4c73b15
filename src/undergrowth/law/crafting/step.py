"""4.1 Crafting as a step of its own, for factions that craft outside Daylight.

Corvids (13.4.1) and Diaspora (16.4.1) craft in Birdsong, Duchy (12.2.1) and Council (17.2.6) in
Evening.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.crafting.craft import Craft, CraftCard, crafts
from undergrowth.law.crafting.craftable import why_not_craft
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_CRAFT: Final = Prompt("craft.step", "4.1")


@dataclass
class CraftCards(Frame):
    """4.1 Craft any number of cards, one after another."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.craft)

    def offer(self, g: Game) -> None:
        """4.1 Ask for the next card; 1.4.2 effects may be used between two cards.

        Asked of every hand that is not empty: what it could craft is a secret (1.2.1).
        """
        if g.hands[self.seat]:
            g.ask(self.seat, _CRAFT, [*crafts(g, self.seat), *between_actions(g, self.seat), PASS])

    def craft(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Craft):
            g.back_to("offer")
            g.push(CraftCard(self.seat, answer.card))
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1 Return why a card cannot be crafted."""
        if isinstance(action, Craft):
            return why_not_craft(g, self.seat, action.card)
        return None


frames(CraftCards)
