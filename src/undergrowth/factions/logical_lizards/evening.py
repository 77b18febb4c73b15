"""R.8.6 Evening: score, discard Lost Souls, return revealed cards, craft."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.crafting import craft_order, may_craft_order
from undergrowth.automata.services.wares import BuyWare, wares_for_order
from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.pieces import BIRD, LizardPieces, lizards
from undergrowth.factions.logical_lizards.souls import add_soul, note_soul
from undergrowth.law.cards.piles import discard, discard_after_all
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.victory.score import score
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def track_points(g: Game, me: LizardPieces) -> int:
    """R.8.6.1 Return the points of the ordered track; on a bird, of the one with fewest gardens."""
    order = me.board(g).order
    if order == BIRD:
        return me.points[min([me.gardens.placed(g, garden) for garden in me.gardens.kinds])]
    garden = me.gardens.of_suit(order)
    return me.points[me.gardens.placed(g, garden)] if garden >= 0 else 0


@dataclass
class ScoreOrderedTrack(Frame):
    """R.8.6.1 Score the points above the rightmost empty space."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def score(self, g: Game) -> None:
        score(g, self.seat, track_points(g, lizards(g, self.seat)), "R.8.6.1")


@dataclass
class ReleaseLostSouls(Frame):
    """R.8.6.2 Discard all Lost Souls; dominance cards go beside the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.discard_all,)

    def applies(self, g: Game) -> bool:
        return len(lizards(g, self.seat).board(g).souls) > 0

    def discard_all(self, g: Game) -> None:
        me = lizards(g, self.seat)
        souls = me.board(g).souls
        me.board(g).souls = []
        for card in souls:
            discard_after_all(g, self.seat, card, me)
        if g.log is not None:
            g.note("released_souls", "R.8.6.2", self.seat, {"count": len(souls)})


@dataclass
class ReturnToLostSouls(Frame):
    """R.8.6.3 Return revealed cards to the Lost Souls, the first one revealed on top."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.return_all,)

    def applies(self, g: Game) -> bool:
        return len(lizards(g, self.seat).board(g).revealed) > 0

    def return_all(self, g: Game) -> None:
        board = lizards(g, self.seat).board(g)
        cards = board.revealed[::-1]
        board.souls = board.souls + cards
        board.revealed = []
        if g.log is not None:
            names = " ".join([CARDS.text(card) for card in cards])
            g.note("returned_souls", "R.8.6.3", self.seat, {"cards": names})


@dataclass
class CraftTopCard(Frame):
    """R.8.6.4 Craft the top card of the deck, if possible, and make it the top Lost Soul.

    R.9.7 A card they buy may replace it first.
    """

    seat: int
    card: int = NO_CARD
    """The card to craft; it is on the Lost Souls."""

    def script(self) -> tuple[Step, ...]:
        return (self.turn_over, self.buy, self.replace, self.craft)

    def turn_over(self, g: Game) -> None:
        g.push(TurnOver(1))

    def buy(self, g: Game) -> None:
        """R.9.7 Buy a card with an item if the top card shows none; 2.1 if there is a top card."""
        if not g.told:
            g.finish()
            return
        self.card = g.told[0]
        if g.log is not None:
            g.note("revealed_card", "R.8.6.4", self.seat, {"card": CARDS.text(self.card)})
        lizards(g, self.seat).board(g).take_card(self.card, 0)
        wares = wares_for_order(g, self.seat, self.card)
        if wares:
            g.push(BuyWare(self.seat, wares))

    def replace(self, g: Game) -> None:
        """R.9.7 Discard the replaced card, which becomes a Lost Soul itself (R.8.2.4)."""
        if g.told:
            board = lizards(g, self.seat).board(g)
            discard(g, self.seat, board.souls.pop())
            self.card = g.told[0]
            board.take_card(self.card, 0)

    def craft(self, g: Game) -> None:
        """R.8.6.4, R.1.1 Craft the item for a point."""
        if may_craft_order(g, self.seat, self.card):
            craft_order(g, self.seat, self.card)
        note_soul(g, lizards(g, self.seat), self.card, "R.8.6.4")


@dataclass
class DrawErratically(Frame):
    """R.3.3.2 Erratic: at the end of the turn make one more card the top Lost Soul."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.add)

    def applies(self, g: Game) -> bool:
        return lizards(g, self.seat).has_trait("erratic")

    def draw(self, g: Game) -> None:
        g.push(TurnOver(1))

    def add(self, g: Game) -> None:
        for card in g.told:
            add_soul(g, lizards(g, self.seat), card, "R.3.3.2")


frames(ScoreOrderedTrack, ReleaseLostSouls, ReturnToLostSouls, CraftTopCard, DrawErratically)
