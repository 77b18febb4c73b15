"""R.9.7, R.9.2.3 Sellers, prices of services, and conditions for buyers."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import sheet
from undergrowth.law.victory.score import points_on_track
from undergrowth.table.bending.seller import Seller
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.seated.purse import payable_to_another

_FROM_POINTS: Final = sheet("services").numbers("from_points")
_PRICES: Final = sheet("services").numbers("prices")


def seller(g: Game) -> Seller | None:
    """11.2.6 Return the seller of services in a game, or None."""
    for faction in book(g).factions:
        found = faction.seller()
        if found is not None:
            return found
    return None


def price(g: Game, buyer: int) -> int:
    """R.9.2.3 Return the price of a service, by the buyer's points."""
    cost = _PRICES[0]
    for points, n in zip(_FROM_POINTS, _PRICES, strict=True):
        if g.score[buyer] >= points:
            cost = n
    return cost


def pays_own(g: Game, buyer: int) -> bool:
    """R.9.2.3 Whether a buyer pays with warriors of its own; otherwise the seller puts down its
    own."""
    faction = book(g).faction(buyer)
    if isinstance(faction, Automaton):
        return faction.pays_own_warriors()
    return faction.warrior >= 0


def pays_otherwise(g: Game, buyer: int) -> Frame | None:
    """11.2.6.III Return the frame by which a buyer with warriors pays without them, or None.

    The seller then puts down its own.
    """
    faction = book(g).faction(buyer)
    if faction.warrior < 0 or faction.answers_itself():
        return None
    return faction.purse.pays_otherwise(g, price(g, buyer))


def can_pay(g: Game, s: Seller, buyer: int) -> bool:
    """R.9.2.3, R.9.7 Whether there are enough warriors to pay the price of a service."""
    faction = book(g).faction(buyer)
    if pays_own(g, buyer):
        return faction.purse.may_pay(g, price(g, buyer))
    if isinstance(faction, Automaton) and not faction.may_pay_service(g):
        return False
    return g.supply[s.warrior] >= price(g, buyer)


def means(g: Game, s: Seller, buyer: int) -> int:
    """R.9.2.3 Return how much of the price a player can pay."""
    if pays_own(g, buyer):
        return payable_to_another(g, book(g).faction(buyer).purse, price(g, buyer))
    return min(g.supply[s.warrior], price(g, buyer))


def seller_to(g: Game, buyer: int, behind: bool = False) -> Seller | None:
    """R.9.7 Return the seller an automated opponent can buy from now, or None.

    It buys nothing while it has fewer points than the seller, unless `behind` is true.
    """
    s = seller(g)
    if s is None or s.seat == buyer or s.left(g, buyer) <= 0 or not can_pay(g, s, buyer):
        return None
    return s if behind or points_on_track(g, buyer) >= points_on_track(g, s.seat) else None
