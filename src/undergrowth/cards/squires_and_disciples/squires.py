"""Fox, Rabbit and Mouse Squires: battle in a clearing of a suit, or move out of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.cards.payment import ask_payment, take_payment, why_not_pay
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import SUITS
from undergrowth.table.refusals import answers


class SendToBattle(Action):
    """`send to battle`: use the squires to battle."""

    verb: ClassVar[str] = "send to battle"
    law: ClassVar[str] = "4.3"


class SendToMove(Action):
    """`send to move`: use the squires to move."""

    verb: ClassVar[str] = "send to move"
    law: ClassVar[str] = "4.2"


_ACT: Final = Prompt("cards.squires", "4.1.3")


def errands(g: Game, seat: int, suits: int) -> list[Action]:
    """4.2, 4.3 Return the actions possible in clearings of a suit."""
    options: list[Action] = []
    if book(g).faction(seat).may_battle(g, suits):
        options.append(SendToBattle())
    if book(g).faction(seat).may_move(g, suits):
        options.append(SendToMove())
    return options


@dataclass
class Squires(Frame):
    """Pay, then battle in a clearing of the suit or move out of one."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_payment, self.pay, self.choose_errand, self.act)

    def suits(self, g: Game) -> int:
        """Return the suit of the card, as a mask."""
        return 1 << g.box.cards[self.card].suit

    def choose_payment(self, g: Game) -> None:
        """G.31 Ask for a card of the suit, or for the effect itself."""
        cards = payers(g, self.seat, self.suits(g))
        able = [card for card in cards if self._can_spare(g, card)]
        ask_payment(g, self.seat, self.card, able)

    def _can_spare(self, g: Game, card: int) -> bool:
        """V.12.2 Whether an action is still possible without a card, tried on a copy."""
        twin = g.copy()
        spend_for(twin, self.seat, card, self.suits(g))
        return bool(errands(twin, self.seat, self.suits(g)))

    def pay(self, g: Game) -> None:
        take_payment(g, self.seat, self.card, self.suits(g))

    def choose_errand(self, g: Game) -> None:
        """Ask for battle or move; a hidden card may make the move possible."""
        options = errands(g, self.seat, self.suits(g))
        if book(g).faction(self.seat).hides_moves(g):
            g.ask(self.seat, _ACT, options)
        else:
            g.settle(self.seat, _ACT, options)

    def act(self, g: Game) -> None:
        """4.2, 4.3 Take the move or battle."""
        faction = book(g).faction(self.seat)
        if isinstance(g.answer, SendToBattle):
            g.push(faction.battle(g, self.suits(g), False))
        else:
            g.push(faction.move(g, self.suits(g), False))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why a payment or an errand is not offered."""
        suit = SUITS.text(g.box.cards[self.card].suit)
        if isinstance(action, SendToBattle):
            return ("4.3", because("why-there_no_clearing", {"suit": f"suit:{suit}"}))
        if isinstance(action, SendToMove):
            return ("4.2.1", because("why-there_no_move_could", {"suit": f"suit:{suit}"}))
        if isinstance(action, Spend) and action.card in payers(g, self.seat, self.suits(g)):
            return ("V.12.2", because("why-could_neither_battle"))
        return why_not_pay(g, self.seat, action)


class SquiresCard(TurnEffect):
    """Once in its Daylight the owner may pay to battle or move in a suit's clearings."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_DAYLIGHT)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        suit = g.box.cards[self.card].suit
        if errands(g, seat, 1 << suit):
            return None
        return ("4.2.1", because("why-can_neither_battle", {"suit": f"suit:{SUITS.text(suit)}"}))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Squires(seat, self.card))


answers(_ACT, SendToBattle, SendToMove)
verbs(SendToBattle, SendToMove)
frames(Squires)
EFFECTS: dict[str, type[CardEffect]] = {
    "fox_squires": SquiresCard,
    "rabbit_squires": SquiresCard,
    "mouse_squires": SquiresCard,
}
