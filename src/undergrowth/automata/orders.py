"""R.2.7 The order card: revealing it, crafting its item, and discarding it."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.automaton import OrderBoard, automaton
from undergrowth.automata.crafting import craft_order, may_craft_order
from undergrowth.automata.services.wares import BuyWare, wares_for_order
from undergrowth.engine.frames import frames
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def order_board(g: Game, seat: int) -> OrderBoard:
    """Return the board on which an automated opponent keeps its order card."""
    board = g.boards[seat]
    assert isinstance(board, OrderBoard)
    return board


def order_card(g: Game, seat: int) -> int:
    """R.2.7 Return the current order card, or NO_CARD."""
    return order_board(g, seat).order


def ordered_suits(g: Game, seat: int) -> int:
    """R.2.7 Return the suits of ordered clearings, as a mask; all suits for a bird."""
    card = order_card(g, seat)
    return g.box.cards[card].mask if card != NO_CARD else 0


def is_bird_order(g: Game, seat: int) -> bool:
    """R.2.7 Whether the current order card is a bird card."""
    card = order_card(g, seat)
    return card != NO_CARD and g.is_bird(card)


def ordered_clearings(g: Game, seat: int) -> list[int]:
    """R.2.7 Return the clearings that match the current order card."""
    suits = ordered_suits(g, seat)
    return [place for place in g.clearings if g.suits[place] & suits]


def discard_order(g: Game, seat: int) -> None:
    """R.2.7 Discard the current order card, if there is one."""
    board = order_board(g, seat)
    card = board.order
    if card != NO_CARD:
        board.order = NO_CARD
        discard(g, seat, card)


@dataclass
class RevealOrder(Frame):
    """R.2.7 Draw and reveal an order card."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.reveal)

    def draw(self, g: Game) -> None:
        g.push(TurnOver(1))

    def reveal(self, g: Game) -> None:
        """R.2.7 Put the card face up on the board, where it stays until it is discarded."""
        if g.told:
            card = g.told[0]
            discard_order(g, self.seat)  # one from a described position
            order_board(g, self.seat).order = card
            if g.log is not None:
                law = automaton(g, self.seat).rule("reveal")
                g.note("revealed_order", law, self.seat, {"card": CARDS.text(card)})


@dataclass
class CraftOrder(Frame):
    """R.1.1 Craft the item of the order card, if available; it stays the order card.

    R.9.7 A card it buys may replace the order card first.
    """

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.buy, self.replace, self.craft)

    def applies(self, g: Game) -> bool:
        card = order_card(g, self.seat)
        if card == NO_CARD:
            return False
        return may_craft_order(g, self.seat, card) or len(wares_for_order(g, self.seat, card)) > 0

    def buy(self, g: Game) -> None:
        """R.9.7 Buy a card that it prefers as its order card."""
        wares = wares_for_order(g, self.seat, order_card(g, self.seat))
        if wares:
            g.push(BuyWare(self.seat, wares))

    def replace(self, g: Game) -> None:
        """R.9.7 Replace the order card with it and discard the old one."""
        if g.told:
            card = g.told[0]
            discard_order(g, self.seat)
            order_board(g, self.seat).order = card
            g.push_all(automaton(g, self.seat).order_replaced(g, card))

    def craft(self, g: Game) -> None:
        """R.1.1 Craft the item, if it is available."""
        card = order_card(g, self.seat)
        if may_craft_order(g, self.seat, card):
            craft_order(g, self.seat, card)


@dataclass
class DiscardOrder(Frame):
    """R.2.7 Discard the current order card."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.discard,)

    def discard(self, g: Game) -> None:
        discard_order(g, self.seat)


frames(RevealOrder, CraftOrder, DiscardOrder)
