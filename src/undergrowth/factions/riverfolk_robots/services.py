"""R.9.2.3 Services that the Robots sell, to humans at the start of Birdsong, and to automata."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.services.purchase import (
    HAND_CARD,
    HIRE_BOATS,
    HIRE_WARRIORS,
    RIVERS,
    Purchase,
    TradeFor,
    service_of,
)
from undergrowth.automata.services.terms import can_pay, means, price
from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.factions.riverfolk_robots.pieces import (
    RobotsPieces,
    pay_in,
    robots,
    sell_card,
)
from undergrowth.law.victory.score import leads_by_points, score
from undergrowth.law.windows.windows import Window
from undergrowth.table.bending.seller import Seller
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import WAIT
from undergrowth.table.uses import set_mark
from undergrowth.twins.trade import calls_to_pay

_WITHOUT_LIMIT: Final = 1 << 20


class RobotsSeller(Seller):
    """R.9.2.3, R.9.7 The Robots as sellers."""

    def sells_all(self, g: Game) -> bool:
        return robots(g, self.seat).sells_all()

    def left(self, g: Game, buyer: int) -> int:
        """R.9.2.3 Return how many more services a buyer may buy; R.9.7 automated ones have no
        limit."""
        me = robots(g, self.seat)
        if book(g).faction(buyer).answers_itself():
            return _WITHOUT_LIMIT
        return limit(g, me, buyer) - g.used.count(me.bought)

    def wares(self, g: Game) -> list[int]:
        """R.9.2.1 Return the cards of the market, from left to right."""
        return robots(g, self.seat).board(g).market[:]

    def hand_over(self, g: Game, card: int) -> None:
        sell_card(g, robots(g, self.seat), card)

    def has_lent(self, g: Game) -> bool:
        me = robots(g, self.seat)
        return me.hired in g.used or me.spared in g.used

    def lend(self, g: Game) -> None:
        """R.9.2.3.III Lend the warriors; R.3.3.2 (Involved) or spare a buyer who has no
        warriors."""
        me = robots(g, self.seat)
        set_mark(g, me.spared if book(g).faction(g.turn).warrior < 0 else me.hired)

    def has_opened_rivers(self, g: Game) -> bool:
        return robots(g, self.seat).boats in g.used

    def open_rivers(self, g: Game) -> None:
        set_mark(g, robots(g, self.seat).boats)

    def count_sale(self, g: Game, buyer: int) -> None:
        """R.3.3.2 (Greedy) Count the sale; score for a buyer with the most points, once a turn."""
        me = robots(g, self.seat)
        set_mark(g, me.bought)
        due = me.has_trait("greedy") and me.flattered not in g.used
        if due and leads_by_points(g, buyer):
            set_mark(g, me.flattered)
            score(g, self.seat, me.greedy_points, "R.3.3.2")

    def receive(self, g: Game, kind: int, n: int, law: str) -> None:
        pay_in(g, robots(g, self.seat), kind, n, law)


def _seller(me: RobotsPieces) -> RobotsSeller:
    return RobotsSeller(me.seat, me.warrior)


def limit(g: Game, me: RobotsPieces, buyer: int) -> int:
    """R.9.2.3 Return the services a human may buy: more for trade posts beside its faction
    pieces."""
    n = me.first_service
    for place in g.clearings:
        if me.has_post(g, place) and g.has_pieces(buyer, place):
            n += me.post_services
    return n


def sold(g: Game, me: RobotsPieces, buyer: int) -> list[Action]:
    """R.9.2.3 Return the services that a human who takes the turn can buy now.

    17.2.1 Return what it takes to pay for them, where the buyer can pay only so.
    """
    s = _seller(me)
    if book(g).faction(buyer).answers_itself() or g.dominance[buyer] != NO_CARD:
        return NO_ACTIONS
    if s.left(g, buyer) <= 0:
        return NO_ACTIONS
    options = for_sale(g, me, buyer)
    if not options or can_pay(g, s, buyer):
        return options
    return calls_to_pay(g, buyer, [price(g, buyer)])


def for_sale(g: Game, me: RobotsPieces, buyer: int) -> list[Action]:
    """R.9.2.3 Return the services available to a human who can pay."""
    s = _seller(me)
    options: list[Action] = [TradeFor(card) for card in dict.fromkeys(s.wares(g))]
    if not s.has_opened_rivers(g):
        options.append(HIRE_BOATS)
    if not s.has_lent(g) and may_hire(g, me, buyer):
        options.append(HIRE_WARRIORS)
    return options


def may_hire(g: Game, me: RobotsPieces, buyer: int) -> bool:
    """R.9.2.3.III, 11.2.7.IIIb Whether mercenaries are for sale to a buyer.

    A Vagabond, having no warriors, buys only to be left alone by them (R.3.3.2, Involved).  Some
    factions never buy them.
    """
    faction = book(g).faction(buyer)
    return faction.purse.hires_mercenaries() and (faction.warrior >= 0 or me.has_trait("involved"))


def buy(g: Game, me: RobotsPieces, buyer: int, action: Action) -> bool:
    """R.9.2.3 Begin to buy; return False for an action that buys nothing here."""
    service = service_of(action)
    if service < 0:
        return False
    card = action.card if isinstance(action, TradeFor) else NO_CARD
    g.push(Purchase(buyer, service, card))
    return True


def why_not_buy(g: Game, me: RobotsPieces, buyer: int, action: Action) -> Reason | None:
    """R.9.2.3 Return why a service cannot be bought now; None for other actions."""
    service = service_of(action)
    if service < 0:
        return None
    if buyer == me.seat:
        return ("R.9.2.3", because("why-robots_own_services"))
    if buyer != g.turn or not _in_window(g):
        return ("R.9.2.3", because("why-robots_at_start"))
    if g.dominance[buyer] != NO_CARD:
        return ("R.9.2.3", because("why-robots_not_to_dominance"))
    if _seller(me).left(g, buyer) <= 0:
        return ("R.9.2.3", because("why-robots_no_service_left", {"count": limit(g, me, buyer)}))
    if not can_pay(g, _seller(me), buyer):
        told: dict[str, Arg] = {"price": price(g, buyer), "count": means(g, _seller(me), buyer)}
        return ("R.9.2.3", because("why-robots_cannot_pay", told))
    return _why_not_sold(g, me, buyer, action)


def _in_window(g: Game) -> bool:
    """1.4.1 Whether the window at the start of Birdsong is open."""
    window = g.within(Window)
    return window is not None and window.window == BIRDSONG_START


def _why_not_sold(g: Game, me: RobotsPieces, buyer: int, action: Action) -> Reason:
    service = service_of(action)
    if service == HAND_CARD:
        if isinstance(action, TradeFor) and action.card not in me.board(g).market:
            name = f"card:{CARDS.text(action.card)}"
            return ("R.9.2.3.I", because("why-robots_not_in_market", {"card": name}))
        return WAIT
    bought = _seller(me).has_opened_rivers(g) if service == RIVERS else _seller(me).has_lent(g)
    if bought:
        return ("R.9.2.3", because("why-robots_bought_already"))
    if service != RIVERS and not may_hire(g, me, buyer):
        return ("11.2.7.IIIb", because("why-robots_never_hires"))
    return WAIT
