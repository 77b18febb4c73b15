"""CBG.6 Evening: points for all who came, and for what the critics wrote."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from revelry.factions.circuit_board_goats.criteria import warriors_in
from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats, stack_card
from undergrowth.automata.orders import order_board, ordered_clearings
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.victory.score import points_on_track, score
from undergrowth.table.answers import RandomCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, FOX, MOUSE, RABBIT

_CRITIC: Final = Prompt("circuit_goats.critic", "CBG.6.3")
_BONUSES: Final = ([MOUSE, RABBIT, FOX], [FOX], [RABBIT], [MOUSE])
"""CBG.6.3 In this order: a card of each suit, then pairs."""


def martial_points(g: Game, me: GoatPieces) -> int:
    """CBG.8.1 A point for so many warriors of others in ordered clearings with a big top."""
    if not me.has_trait("martial_audience"):
        return 0
    tents = [place for place in ordered_clearings(g, me.seat) if place in me.tents(g)]
    return sum([warriors_in(g, place, me.seat) for place in tents]) // me.martial_warriors


@dataclass
class GoatsPlay(Frame):
    """CBG.6.1 A point for each enemy player that watches."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score, self.score_martially)

    def score(self, g: Game) -> None:
        me = goats(g, self.seat)
        score(g, self.seat, me.play_points * len(me.spectators(g)), "CBG.6.1")

    def score_martially(self, g: Game) -> None:
        """CBG.8.1 At its end."""
        score(g, self.seat, martial_points(g, goats(g, self.seat)), "CBG.8.1")


@dataclass
class Credit(Frame):
    """CBG.6.2 While an enemy has more points, a card of the deck goes to the critics."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.turn_over, self.stack)

    def applies(self, g: Game) -> bool:
        mine = points_on_track(g, self.seat)
        return any(points_on_track(g, other) > mine for other in goats(g, self.seat).foes(g))

    def turn_over(self, g: Game) -> None:
        g.push(TurnOver(1))

    def stack(self, g: Game) -> None:
        """CBG.2.4 A frog goes to the Pond."""
        for card in g.told:
            stack_card(g, goats(g, self.seat), card)


@dataclass
class Encore(Frame):
    """CBG.6.3 The order card joins the critics; sets of them are discarded for points."""

    seat: int
    bonus: int = 0
    """Index of the bonus that comes next."""
    due: list[int] = field(default_factory=list)
    """Suits of the cards that are still to be discarded for this one."""

    def script(self) -> tuple[Step, ...]:
        return (self.stack_order, self.drop_birds, self.find, self.draw, self.drop, self.score)

    def stack_order(self, g: Game) -> None:
        """CBG.2.4, CBG.6.3 Add the order card to the stack; a frog is discarded, to the Pond."""
        board = order_board(g, self.seat)
        card = board.order
        if card != NO_CARD:
            board.order = NO_CARD
            stack_card(g, goats(g, self.seat), card)

    def drop_birds(self, g: Game) -> None:
        """CBG.6.3 Birds bring nothing."""
        for card in of_suit(g, goats(g, self.seat), BIRD):
            self._discard(g, card)

    def find(self, g: Game) -> None:
        """CBG.6.3 The next bonus for which there are cards, each once."""
        me = goats(g, self.seat)
        while self.bonus < len(_BONUSES) and not can_afford(g, me, self._cost(me)):
            self.bonus += 1
        if self.bonus == len(_BONUSES):
            g.finish()
            return
        self.due = self._cost(me)

    def draw(self, g: Game) -> None:
        """CBG.6.3 A random card of the suit."""
        cards = of_suit(g, goats(g, self.seat), self.due[0])
        if len(set(cards)) > 1:
            g.ask(CHANCE, _CRITIC, [RandomCard(card) for card in cards])

    def drop(self, g: Game) -> None:
        answer = g.answer
        card = of_suit(g, goats(g, self.seat), self.due[0])[0]
        self._discard(g, answer.card if isinstance(answer, RandomCard) else card)
        self.due = self.due[1:]
        if self.due:
            g.back_to("draw")

    def score(self, g: Game) -> None:
        me = goats(g, self.seat)
        points = me.pair_points if self.bonus else me.each_suit_points
        self.bonus += 1
        g.back_to("find")
        score(g, self.seat, points, "CBG.6.3")

    def _cost(self, me: GoatPieces) -> list[int]:
        """CBG.6.3 The suits of the cards for the present bonus."""
        suits = _BONUSES[self.bonus]
        return suits[:] if len(suits) > 1 else suits * me.pair_cards

    def _discard(self, g: Game, card: int) -> None:
        board = goats(g, self.seat).board(g)
        left = board.critics[:]
        left.remove(card)
        board.critics = left
        discard(g, self.seat, card)


def of_suit(g: Game, me: GoatPieces, suit: int) -> list[int]:
    """CBG.6.3 The cards of a suit on the Critics Stack."""
    return [card for card in me.board(g).critics if g.box.cards[card].suit == suit]


def can_afford(g: Game, me: GoatPieces, suits: list[int]) -> bool:
    """CBG.6.3 Whether the stack has all those cards."""
    return all(len(of_suit(g, me, suit)) >= suits.count(suit) for suit in suits)


frames(GoatsPlay, Credit, Encore)
