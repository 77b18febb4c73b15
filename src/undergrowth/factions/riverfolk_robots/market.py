"""R.9.4, R.9.6.3 The market: stocking it, crafting, setting the order, discarding."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.crafting import craft_order, may_craft_order
from undergrowth.engine.frames import frames
from undergrowth.factions.riverfolk_robots.pieces import RobotsPieces, robots, sell_card
from undergrowth.law.cards.hands import card_names
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


@dataclass
class FillMarket(Frame):
    """R.9.4.1, R.9.3.5 Add cards to the right side of the market until it has five."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.add)

    def draw(self, g: Game) -> None:
        me = robots(g, self.seat)
        missing = me.market_size - len(me.board(g).market)
        if missing > 0:
            g.push(TurnOver(missing))

    def add(self, g: Game) -> None:
        """R.9.4.1 Add the cards face up, in the order in which they are drawn."""
        board = robots(g, self.seat).board(g)
        cards = [*g.told]
        board.market += cards
        board.added = len(cards)
        if g.log is not None and cards:
            g.note("stocked_market", "R.9.4.1", self.seat, {"cards": card_names(cards)})


@dataclass
class CraftFromMarket(Frame):
    """R.9.4.2 Craft the first card added this turn that shows an available item."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.craft,)

    def applies(self, g: Game) -> bool:
        return craftable(g, robots(g, self.seat)) != NO_CARD

    def craft(self, g: Game) -> None:
        """R.9.4.2 Craft and discard the card, which leaves one card fewer."""
        me = robots(g, self.seat)
        card = craftable(g, me)
        craft_order(g, self.seat, card)
        sell_card(g, me, card)
        discard(g, self.seat, card)


def craftable(g: Game, me: RobotsPieces) -> int:
    """R.9.4.2 Return the card that they craft, or NO_CARD."""
    board = me.board(g)
    for card in board.market[len(board.market) - board.added :]:
        if may_craft_order(g, me.seat, card):
            return card
    return NO_CARD


@dataclass
class SetMarketOrder(Frame):
    """R.9.4.3 Set the order to the rightmost card of the market, which stays there."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.set_order,)

    def applies(self, g: Game) -> bool:
        return len(robots(g, self.seat).board(g).market) > 0

    def set_order(self, g: Game) -> None:
        board = robots(g, self.seat).board(g)
        board.order = board.market[-1]
        if g.log is not None:
            g.note("market_order", "R.9.4.3", self.seat, {"card": CARDS.text(board.order)})


@dataclass
class DiscardFromMarket(Frame):
    """R.9.6.3 Discard the leftmost card, and one more under the shield condition."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.discard,)

    def discard(self, g: Game) -> None:
        me = robots(g, self.seat)
        board = me.board(g)
        n = me.discards + (me.shield_discards if me.shield in g.used else 0)
        board.order = NO_CARD
        board.added = 0
        for card in board.market[:n]:
            sell_card(g, me, card)
            discard(g, self.seat, card)


frames(FillMarket, CraftFromMarket, SetMarketOrder, DiscardFromMarket)
