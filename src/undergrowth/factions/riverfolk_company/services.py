"""11.2.6, 11.2.7 Services: buying at the start of Birdsong, and paying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.factions.riverfolk_company.pieces import (
    HAND_CARD,
    MERCENARIES,
    PAYMENTS,
    RIVERBOATS,
    SERVICES,
    RiverfolkPieces,
    bank,
    riverfolk,
)
from undergrowth.law.cards.giving import give_card
from undergrowth.law.windows.windows import Window
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.refusals import WAIT, not_in_hand
from undergrowth.table.seated.purse import payable_to_another
from undergrowth.table.uses import set_mark
from undergrowth.twins.trade import calls_to_pay, note_paid


class BuyCard(WithCard):
    """`buy card cobbler`: buy any card of the open hand (11.2.7.I)."""

    verb: ClassVar[str] = "buy card"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "11.2.7.I"


class BuyRiverboats(Action):
    """`buy riverboats`: treat rivers as paths this turn (11.2.7.II)."""

    verb: ClassVar[str] = "buy riverboats"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "11.2.7.II"


class BuyMercenaries(Action):
    """`buy mercenaries`: treat Riverfolk warriors as one's own this turn (11.2.7.III)."""

    verb: ClassVar[str] = "buy mercenaries"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "11.2.7.III"


_BOATS: Final = BuyRiverboats()
_MERCENARIES: Final = BuyMercenaries()


def limit(g: Game, me: RiverfolkPieces, seat: int) -> int:
    """11.2.6.II Return the services a player may buy: more with trade posts at its faction
    pieces."""
    n = me.first_service
    for place in g.stands_in(me.seat):
        if me.has_post(g, place) and g.has_pieces(seat, place):
            n += me.post_services
    return n


def services_left(g: Game, me: RiverfolkPieces, seat: int) -> int:
    """11.2.6.II Return how many more services a player may buy this turn."""
    return limit(g, me, seat) - g.used.count(me.bought)


def sold(g: Game, me: RiverfolkPieces, seat: int) -> list[Action]:
    """11.2.6 Return the services that the player who takes the turn can buy now."""
    if seat == me.seat or services_left(g, me, seat) <= 0:
        return NO_ACTIONS
    buyer = book(g).faction(seat)
    prices = me.board(g).prices
    options: list[Action] = []
    services = for_sale(g, me, seat)
    for service in services:
        if not buyer.purse.may_pay(g, prices[service]):
            continue
        if service == HAND_CARD:
            options += [BuyCard(card) for card in g.hand_kinds(me.seat)]
        else:
            options.append(_BOATS if service == RIVERBOATS else _MERCENARIES)
    return options + calls_to_pay(g, seat, [prices[service] for service in services])


def for_sale(g: Game, me: RiverfolkPieces, seat: int) -> list[int]:
    """11.2.7 Return the services available to a player who can pay."""
    found = [HAND_CARD] if g.hands[me.seat] else []
    if me.boats not in g.used:
        found.append(RIVERBOATS)
    return [*found, MERCENARIES] if may_hire(g, me, seat) else found


def may_hire(g: Game, me: RiverfolkPieces, seat: int) -> bool:
    """11.2.7.III Whether a player can hire mercenaries now: once a turn, and not the Vagabond."""
    return me.hired not in g.used and _hires(g, seat)


def _hires(g: Game, seat: int) -> bool:
    """11.2.7.IIIb Whether a player ever buys mercenaries."""
    buyer = book(g).faction(seat)
    return buyer.warrior >= 0 and buyer.purse.hires_mercenaries()


def service_of(action: Action) -> int:
    """11.2.7 Return the service that an action buys, or -1."""
    if isinstance(action, BuyCard):
        return HAND_CARD
    if isinstance(action, BuyRiverboats):
        return RIVERBOATS
    return MERCENARIES if isinstance(action, BuyMercenaries) else -1


def buy(g: Game, me: RiverfolkPieces, seat: int, action: Action) -> bool:
    """11.2.6 Begin to buy; return False for an action that buys nothing here."""
    service = service_of(action)
    if service < 0:
        return False
    card = action.card if isinstance(action, BuyCard) else NO_CARD
    g.push(BuyService(seat, me.seat, service, card))
    return True


def why_not_buy(g: Game, me: RiverfolkPieces, seat: int, action: Action) -> Reason | None:
    """11.2.6 Return why a service cannot be bought now; None for other actions."""
    service = service_of(action)
    if service < 0:
        return None
    if seat == me.seat:
        return ("11.2.6", because("why-own_services"))
    if seat != g.turn or not _in_window(g):
        return ("11.2.6", because("why-buy_at_start"))
    if service == MERCENARIES and not _hires(g, seat):
        return ("11.2.7.IIIb", because("why-never_hires"))
    if services_left(g, me, seat) <= 0:
        return ("11.2.6.II", because("why-no_service_left", {"count": limit(g, me, seat)}))
    return _why_not_sold(g, me, seat, action)


def _in_window(g: Game) -> bool:
    """1.4.1 Whether the window at the start of Birdsong is open."""
    window = g.within(Window)
    return window is not None and window.window == BIRDSONG_START


def _why_not_sold(g: Game, me: RiverfolkPieces, seat: int, action: Action) -> Reason:
    service = service_of(action)
    name = f"service:{SERVICES.text(service)}"
    mark = me.boats if service == RIVERBOATS else me.hired
    if service != HAND_CARD and mark in g.used:
        return ("11.2.7", because("why-bought_already", {"service": name}))
    if isinstance(action, BuyCard):
        missing = not_in_hand(g, me.seat, action.card, "11.2.7.I")
        if missing is not None:
            told = {"faction": f"faction:{me.name}", "card": missing[1].args["card"]}
            return ("11.2.7.I", because("why-not_in_their_hand", told))
    price = me.board(g).prices[service]
    if not book(g).faction(seat).purse.may_pay(g, price):
        own = book(g).faction(seat).purse.pays_otherwise(g, price) is None
        law = "11.2.6.I" if own else "11.2.6.III"
        means = payable_to_another(g, book(g).faction(seat).purse, price)
        fields: dict[str, Arg] = {"service": name, "price": price, "count": means}
        return (law, because("why-cannot_pay_service", fields))
    return WAIT


@dataclass
class BuyService(Frame):
    """11.2.6 Pay, then receive the service.  Only begun where it can be paid for."""

    seat: int
    seller: int
    service: int
    card: int = NO_CARD

    def script(self) -> tuple[Step, ...]:
        return (
            self.pay,  # 11.2.6.I
            self.put_down,  # 11.2.6.III
            self.deliver,  # 11.2.7
        )

    def pay(self, g: Game) -> None:
        """11.2.6.I Move warriors of the buyer's supply to the Payments box."""
        me = riverfolk(g, self.seller)
        buyer = book(g).faction(self.seat)
        price = me.board(g).prices[self.service]
        set_mark(g, me.bought)
        if g.log is not None:
            fields: dict[str, int | str] = {"service": SERVICES.text(self.service), "price": price}
            g.note("bought_service", "11.2.6", self.seat, fields)
        otherwise = buyer.purse.pays_otherwise(g, price)
        if otherwise is not None:
            g.push(otherwise)
            return
        n = bank(g, me, PAYMENTS, buyer.warrior, price)
        note_paid(g, me.seat, buyer.warrior, n, "was_paid", "11.2.6.I")

    def put_down(self, g: Game) -> None:
        """11.2.6.III, 1.5.4 Put own warriors into Payments, if the buyer paid in another way."""
        me = riverfolk(g, self.seller)
        price = me.board(g).prices[self.service]
        if book(g).faction(self.seat).purse.pays_otherwise(g, price) is not None:
            n = bank(g, me, PAYMENTS, me.warrior, price)
            note_paid(g, me.seat, me.warrior, n, "was_paid", "11.2.6.III")

    def deliver(self, g: Game) -> None:
        """11.2.7 Give the service to the buyer."""
        me = riverfolk(g, self.seller)
        if self.service == HAND_CARD:
            give_card(g, self.seller, self.seat, self.card, "11.2.7.I")
        elif self.service == RIVERBOATS:
            set_mark(g, me.boats)
        else:
            set_mark(g, me.hired)


verbs(BuyCard, BuyRiverboats, BuyMercenaries)
frames(BuyService)
