"""R.9.2.3, R.9.7 Buying a service: pay, then receive it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.automaton import Automaton
from undergrowth.automata.services.terms import pays_otherwise, pays_own, price, seller
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.law.cards.hands import gain_card, see_card
from undergrowth.table.answers import WithCard
from undergrowth.table.bending.seller import Seller
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

HAND_CARD: Final = 0
RIVERS: Final = 1
WARRIORS: Final = 2

_ANNOUNCED: Final = Prompt("automata.service", "R.9.7")


class TradeFor(WithCard):
    """`trade for cobbler`: a card that is for sale (R.9.2.3.I)."""

    verb: ClassVar[str] = "trade for"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "R.9.2.3.I"


class HireBoats(Action):
    """`hire boats`: treat rivers as paths this turn (R.9.2.3.II)."""

    verb: ClassVar[str] = "hire boats"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "R.9.2.3.II"


class HireWarriors(Action):
    """`hire warriors`: treat the seller's warriors as the buyer's this turn (R.9.2.3.III)."""

    verb: ClassVar[str] = "hire warriors"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "R.9.2.3.III"


HIRE_BOATS: Final = HireBoats()
HIRE_WARRIORS: Final = HireWarriors()


def service_of(action: Action) -> int:
    """R.9.2.3 Return the service that an action buys, or -1."""
    if isinstance(action, TradeFor):
        return HAND_CARD
    if isinstance(action, HireBoats):
        return RIVERS
    return WARRIORS if isinstance(action, HireWarriors) else -1


def the_seller(g: Game) -> Seller:
    """Return the seller; there must be one."""
    found = seller(g)
    assert found is not None
    return found


@dataclass
class Purchase(Frame):
    """R.9.2.3, R.9.7 Pay for a service and receive it.  Only begun where it can be bought.

    For a buyer without a hand, the card is passed to the frame that pushed this.
    """

    seat: int
    service: int
    card: int = NO_CARD

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.pay, self.put_down, self.deliver)

    def announce(self, g: Game) -> None:
        """R.9.7 Announce the service, for an automated buyer."""
        if book(g).faction(self.seat).answers_itself():
            g.ask(self.seat, _ANNOUNCED, [self._action()])

    def pay(self, g: Game) -> None:
        """R.9.2.3 Pay the buyer's own part."""
        s = the_seller(g)
        n = price(g, self.seat)
        if g.log is not None:
            fields: dict[str, int | str] = {"owner": g.seat_name(s.seat), "price": n}
            g.note("paid_for_service", "R.9.2.3", self.seat, fields)
        s.count_sale(g, self.seat)
        buyer = book(g).faction(self.seat)
        otherwise = pays_otherwise(g, self.seat)
        if otherwise is not None:
            g.push(otherwise)
        elif pays_own(g, self.seat):
            s.receive(g, buyer.warrior, n, "R.9.2.3")
        elif isinstance(buyer, Automaton):
            payment = buyer.service_payment(g)
            if payment is not None:
                g.push(payment)

    def put_down(self, g: Game) -> None:
        """R.9.2.3 Put down the seller's own warriors, for a buyer that gives none."""
        if not pays_own(g, self.seat) or pays_otherwise(g, self.seat) is not None:
            s = the_seller(g)
            s.receive(g, s.warrior, price(g, self.seat), "R.9.2.3")

    def deliver(self, g: Game) -> None:
        """R.9.2.3.I, R.9.2.3.II, R.9.2.3.III Give the service to the buyer."""
        s = the_seller(g)
        if self.service == RIVERS:
            s.open_rivers(g)
        elif self.service == WARRIORS:
            s.lend(g)
        else:
            s.hand_over(g, self.card)
            self._take(g)

    def _take(self, g: Game) -> None:
        """R.9.2.3.I Give the card to the buyer; it was open, so all players see where it goes."""
        if g.log is not None:
            g.note("traded_for", "R.9.2.3.I", self.seat, {"card": CARDS.text(self.card)})
        if not book(g).faction(self.seat).holds_cards(g):
            g.finish_with([self.card])
            return
        gain_card(g, self.seat, self.card)
        for viewer in range(g.seats):
            see_card(g, viewer, self.seat, self.card)

    def _action(self) -> Action:
        if self.service == HAND_CARD:
            return TradeFor(self.card)
        return HIRE_BOATS if self.service == RIVERS else HIRE_WARRIORS


verbs(TradeFor, HireBoats, HireWarriors)
frames(Purchase)
