"""R.9.7, R.9.2.3 Who sells, what a service costs, and who may buy it."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import sheet
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.seller import Seller

_FROM_POINTS: Final = sheet("services").numbers("from_points")
_PRICES: Final = sheet("services").numbers("prices")


def seller(g: Game) -> Seller | None:
    """11.2.6 Who sells services in a game, if anybody does."""
    for faction in book(g).factions:
        found = faction.seller()
        if found is not None:
            return found
    return None


def price(g: Game, buyer: int) -> int:
    """R.9.2.3 What a service costs, by the buyer's points."""
    cost = _PRICES[0]
    for points, n in zip(_FROM_POINTS, _PRICES, strict=True):
        if g.score[buyer] >= points:
            cost = n
    return cost


def pays_own(g: Game, buyer: int) -> bool:
    """R.9.2.3 Whether a buyer pays with warriors of its own; else with those of the seller."""
    faction = book(g).faction(buyer)
    if isinstance(faction, Automaton):
        return faction.pays_own_warriors()
    return faction.warrior >= 0


def pays_otherwise(g: Game, buyer: int) -> Frame | None:
    """11.2.6.III The procedure by which a buyer that has warriors pays without them, if it does.

    The seller puts down its own for that.
    """
    faction = book(g).faction(buyer)
    if faction.warrior < 0 or faction.answers_itself():
        return None
    return faction.pays_otherwise(g, price(g, buyer))


def can_pay(g: Game, s: Seller, buyer: int) -> bool:
    """R.9.2.3, R.9.7 Whether all warriors that a service costs can be put down."""
    faction = book(g).faction(buyer)
    if pays_own(g, buyer):
        return faction.may_pay(g, price(g, buyer))
    if isinstance(faction, Automaton) and not faction.may_pay_service(g):
        return False
    return g.supply[s.warrior] >= price(g, buyer)


def seller_to(g: Game, buyer: int, behind: bool = False) -> Seller | None:
    """R.9.7 Who sells a service to an automated opponent now, if anybody does.

    It buys nothing while it has fewer points than the seller, unless `behind` says that it does.
    """
    s = seller(g)
    if s is None or s.seat == buyer or s.left(g, buyer) <= 0 or not can_pay(g, s, buyer):
        return None
    return s if behind or g.score[buyer] >= g.score[s.seat] else None
