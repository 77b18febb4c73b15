"""R.9.7 Cards that automated opponents buy, mostly to replace an order card.

Basic services 2: a card that shows an available item replaces an order card that shows none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.automaton import automaton
from undergrowth.automata.crafting import may_craft_order
from undergrowth.automata.services.purchase import HAND_CARD, Purchase
from undergrowth.automata.services.terms import seller_to
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.table.answers import RandomCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_WARE: Final = Prompt("automata.ware", "R.9.7")


def wares_to(g: Game, seat: int, behind: bool = False) -> list[int]:
    """R.9.7 Return the cards it could buy now; `behind` as in `seller_to`."""
    s = seller_to(g, seat, behind)
    if s is None:
        return []
    return [card for card in s.wares(g) if automaton(g, seat).buys_ware(g, card)]


def wares_for_order(g: Game, seat: int, order: int) -> list[int]:
    """R.9.7 Return the cards of which it buys one to replace its order card.

    The rule is the basic card's, unless the opponent has an advanced one.
    """
    wares = wares_to(g, seat)
    s = seller_to(g, seat)
    if not wares or s is None:
        return []
    better = automaton(g, seat).better_wares(g, order, wares) if s.sells_all(g) else None
    return better if better is not None else items_for_order(g, seat, order, wares)


def items_for_order(g: Game, seat: int, order: int, wares: list[int]) -> list[int]:
    """R.9.7 Return the cards that show an available item, if the order card shows none."""
    return [] if may_craft_order(g, seat, order) else dearest(g, available(g, seat, wares))


def birds_for_order(g: Game, seat: int, order: int, wares: list[int]) -> list[int]:
    """R.9.7 (advanced) Return the cards of `items_for_order`, birds before others.

    If no card shows an available item and the order is no bird, any birds.
    """
    if may_craft_order(g, seat, order):
        return []
    items = available(g, seat, wares)
    if items:
        return dearest(g, birds(g, items) or items)
    return [] if g.is_bird(order) else birds(g, wares)


def available(g: Game, seat: int, cards: list[int]) -> list[int]:
    """R.9.7 Return the cards that show an available item."""
    return [card for card in cards if may_craft_order(g, seat, card)]


def birds(g: Game, cards: list[int]) -> list[int]:
    return [card for card in cards if g.is_bird(card)]


def dearest(g: Game, cards: list[int]) -> list[int]:
    """R.9.7 Return the cards with the most points printed."""
    most = max([g.box.cards[card].points for card in cards], default=0)
    return [card for card in cards if g.box.cards[card].points == most]


@dataclass
class BuyWare(Frame):
    """R.9.7 Buy one of some cards, at random; the result is the card."""

    seat: int
    wares: list[int]

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.buy, self.hand_on)

    def draw(self, g: Game) -> None:
        """R.9.7, G.22 Pick a card at random, each copy equally likely."""
        if len(set(self.wares)) > 1:
            g.ask(CHANCE, _WARE, [RandomCard(card) for card in self.wares])

    def buy(self, g: Game) -> None:
        answer = g.answer
        card = answer.card if isinstance(answer, RandomCard) else self.wares[0]
        g.push(Purchase(self.seat, HAND_CARD, card))

    def hand_on(self, g: Game) -> None:
        g.finish_with(g.told)


frames(BuyWare)
