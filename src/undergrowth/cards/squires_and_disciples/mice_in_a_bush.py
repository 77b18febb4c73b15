"""Mice-in-a-Bush: deal a hit when ambush cards are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.cards.payment import ask_payment, take_payment, why_not_pay
from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.law.battle.dealing import DealHits
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.suits import payers
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import AT_AMBUSH
from undergrowth.table.records import Fight

_HITS: Final = sheet("cards/squires_and_disciples").number("mice_in_a_bush.hits")


@dataclass
class MiceInABush(Frame):
    """4.3.1 Pay, and deal a hit to the attacker at once."""

    seat: int
    card: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_payment, self.pay, self.hit)

    def choose_payment(self, g: Game) -> None:
        """G.31 Ask for a card that matches the clearing, or for the effect itself."""
        cards = payers(g, self.seat, g.suits[self.place])
        ask_payment(g, self.seat, self.card, cards)

    def pay(self, g: Game) -> None:
        take_payment(g, self.seat, self.card, g.suits[self.place])

    def hit(self, g: Game) -> None:
        """4.3.6 Deal the hit; the attacker chooses the piece, which is removed before the roll."""
        g.push(DealHits(_HITS, 0))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.1.1 Return why a card cannot be spent."""
        return why_not_pay(g, self.seat, action)


class MiceInABushCard(BattleEffect):
    """4.3.1 The defender may use it beside an ambush card; it cannot be foiled."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AT_AMBUSH, "when-at_ambush_defend")

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return seat == b.defender

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        g.push(MiceInABush(seat, self.card, b.place))


frames(MiceInABush)
EFFECTS: dict[str, type[CardEffect]] = {"mice_in_a_bush": MiceInABushCard}
