"""12.5.2.V The Banker: spending cards of one suit for points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.pieces import duchy
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers, not_in_hand

EVERY_SUIT: Final = -1
"""Mask before a card has been spent that determines the suit."""


class BankCard(WithCard):
    """`bank cobbler`: spend one more card of the suit."""

    verb: ClassVar[str] = "bank"
    picture: ClassVar[str] = "spend"


_BANK: Final = Prompt("duchy.banker", "12.5.2.V")


@dataclass
class Bank(Frame):
    """12.5.2.V Spend cards of one suit, one by one, then score for all of them."""

    seat: int
    spent: int = 0
    suits: int = EVERY_SUIT
    """Suits that all spent cards can be, as a mask: birds are any (2.1.1)."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.spend, self.score)

    def choose(self, g: Game) -> None:
        """12.5.2.V Ask for a card: the first is mandatory, and whether others match is secret
        (1.2.1)."""
        options: list[Action] = [BankCard(card) for card in payers(g, self.seat, self.suits)]
        if self.spent == 0:
            g.ask(self.seat, _BANK, options)
        elif g.hands[self.seat]:
            ask_hand(g, self.seat, _BANK, [*options, PASS])

    def spend(self, g: Game) -> None:
        """12.5.2.V, 2.1.1 Spend the card; all of them have to be of one suit."""
        answer = g.answer
        if isinstance(answer, BankCard):
            own = g.box.pays[answer.card] & self.suits
            spend_for(g, self.seat, answer.card, self.suits)
            self.suits = own if own != 0 else self.suits
            self.spent += 1
            g.back_to("choose")

    def score(self, g: Game) -> None:
        """12.5.2.V Score a point for each card."""
        score(g, self.seat, self.spent * duchy(g, self.seat).bank_points, "12.5.2.V")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.2.V Return why a card is not offered."""
        if not isinstance(action, BankCard):
            return None
        name = f"card:{CARDS.text(action.card)}"
        return not_in_hand(g, self.seat, action.card, "12.5.2.V") or (
            "12.5.2.V",
            because("why-not_banked_suit", {"card": name}),
        )


answers(_BANK, BankCard)
verbs(BankCard)
frames(Bank)
