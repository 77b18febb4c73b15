"""Sky Couriers: spend cards to draw one more than that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.piles import spend
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers

_SPEND: Final = Prompt("cards.couriers", "4.1.3")


@dataclass
class SkyCouriers(Frame):
    """Spend any number of cards, at least one, and draw one more than that."""

    seat: int
    spent: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.spend, self.draw, self.leave)

    def choose(self, g: Game) -> None:
        """G.31 Ask for the next card; the first is the price of the effect."""
        options: list[Action] = [Spend(card) for card in g.hand_kinds(self.seat)]
        if options:
            if self.spent > 0:
                options.append(PASS)
            g.ask(self.seat, _SPEND, options)

    def spend(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Spend):
            spend(g, self.seat, answer.card)
            self.spent += 1
            g.back_to("choose")

    def draw(self, g: Game) -> None:
        """G.6 Draw one more than were spent."""
        g.push(Draw(self.seat, self.spent + 1))

    def leave(self, g: Game) -> None:
        """4.1.3 Discard the effect."""
        card = CARDS.parse("sky_couriers")
        if card in g.play[self.seat]:
            remove_effect(g, self.seat, card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.31 Return why a card cannot be spent."""
        if isinstance(action, Spend):
            return ("G.31", because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}))
        return None


class SkyCouriersCard(TurnEffect):
    """At the start of its Birdsong the owner may spend cards to draw more."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if g.hands[seat] else ("G.31", because("why-have_no_card_spend"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(SkyCouriers(seat))


answers(_SPEND, Spend)
frames(SkyCouriers)
EFFECTS: dict[str, type[CardEffect]] = {"sky_couriers": SkyCouriersCard}
