"""Paying for effects with the card itself or with a card from the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.play_area import remove_effect, return_to_hand
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.answers import WithCard
from undergrowth.table.book import hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers


class GiveUp(WithCard):
    """`give up fox_squires`: pay with the effect itself, which leaves play."""

    verb: ClassVar[str] = "give up"


class TakeBack(WithCard):
    """`take back lookouts`: return the effect to the hand instead of paying for it."""

    verb: ClassVar[str] = "take back"


_PAY: Final = Prompt("cards.pay", "4.1.3")
_KEEP: Final = Prompt("cards.keep", "4.1.3")


def ask_payment(g: Game, seat: int, card: int, cards: list[int]) -> None:
    """G.31 Ask for one of these cards from the hand, or for the effect itself."""
    options: list[Action] = [Spend(other) for other in cards]
    options.append(GiveUp(card))
    if g.hands[seat]:
        g.ask(seat, _PAY, options)
    else:
        g.settle(seat, _PAY, options)


def take_payment(g: Game, seat: int, card: int, suits: int) -> None:
    """G.31 Carry out the answer."""
    answer = g.answer
    if isinstance(answer, Spend):
        spend_for(g, seat, answer.card, suits)
    else:
        remove_effect(g, seat, card)


def why_not_pay(g: Game, seat: int, action: Action) -> Reason | None:
    """2.1.1 Return why a card is not offered as payment; None for any other action."""
    if not isinstance(action, Spend):
        return None
    name = CARDS.text(action.card)
    if action.card not in g.hands[seat]:
        return ("G.31", because("why-not_hand", {"card": f"card:{name}"}))
    return ("2.1.1", because("why-not_suit_asked", {"card": f"card:{name}"}))


@dataclass
class KeepEffect(Frame):
    """4.1.3 Return an effect to its owner's hand, unless a card matching a clearing is spent."""

    seat: int
    card: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.settle)

    def choose(self, g: Game) -> None:
        """1.2.1 Ask any hand that is neither empty nor open: its cards are secret."""
        options: list[Action] = [Spend(card) for card in self._payers(g)]
        options.append(TakeBack(self.card))
        if g.hands[self.seat] and not hand_is_open(g, self.seat):
            g.ask(self.seat, _KEEP, options)
        else:
            g.settle(self.seat, _KEEP, options)

    def _payers(self, g: Game) -> list[int]:
        return payers(g, self.seat, g.suits[self.place])

    def settle(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Spend):
            spend_for(g, self.seat, answer.card, g.suits[self.place])
        else:
            return_to_hand(g, self.seat, self.card, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.1.1 Return why a card cannot be spent."""
        return why_not_pay(g, self.seat, action)


answers(_PAY, Spend, GiveUp)
answers(_KEEP, Spend, TakeBack)
verbs(GiveUp, TakeBack)
frames(KeepEffect)
