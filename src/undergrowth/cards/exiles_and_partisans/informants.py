"""Informants: take an ambush card from the discard pile instead of drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.law.cards.piles import recover
from undergrowth.table.answers import WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING
from undergrowth.table.names import CARDS


class Fetch(WithCard):
    """`fetch ambush_fox`: the ambush card to take from the discard pile."""

    verb: ClassVar[str] = "fetch"


_CARD: Final = 20
"""Value of a card, in hundredths of a point."""
_WHICH: Final = Prompt("cards.fetch", "4.1.3")


def fetchable(g: Game) -> list[Action]:
    """2.1.2 Return the ambush cards in the discard pile, each once."""
    options: list[Action] = []
    last = NO_CARD
    for card in sorted(g.discard):
        if card != last and g.box.cards[card].kind == "ambush":
            options.append(Fetch(card))
        last = card
    return options


@dataclass
class Informants(Frame):
    """Take an ambush card from the discard pile."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.take)

    def choose_card(self, g: Game) -> None:
        """2.1.2 Ask for an ambush card."""
        g.settle(self.seat, _WHICH, fetchable(g))

    def take(self, g: Game) -> None:
        """1.2.2 Take it; the pile is face up, so all players see it."""
        recover(g, self.seat, g.chose(Fetch).card, "4.1.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.1.2 Return why a card is not offered."""
        if isinstance(action, Fetch):
            name = CARDS.text(action.card)
            if action.card not in g.discard:
                return ("4.1.3", because("why-not_discard_pile", {"card": f"card:{name}"}))
            return ("2.1.2", because("why-no_ambush_card", {"card": f"card:{name}"}))
        return None


class InformantsCard(CardEffect):
    """Whenever its owner would draw in Evening, they may take an ambush card instead."""

    def instead_of_drawing(self, g: Game, seat: int, count: int) -> list[Action]:
        if g.turn == seat and g.phase == EVENING and self.has(g, seat) and fetchable(g):
            return [self.option]
        return []

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        note_use(g, seat, self.card)
        g.push(Informants(seat))
        return True

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of using it: high for one drawn card, low for several."""
        draw = g.within(Draw)
        if not self.is_mine(action) or draw is None:
            return 0
        return _CARD * (2 - draw.count)

    def why_not(self, g: Game, seat: int) -> Reason | None:
        if not fetchable(g):
            return ("4.1.3", because("why-there_no_ambush"))
        return ("4.1.3", because("why-used_when_about"))


verbs(Fetch)
frames(Informants)
EFFECTS: dict[str, type[CardEffect]] = {"informants": InformantsCard}
