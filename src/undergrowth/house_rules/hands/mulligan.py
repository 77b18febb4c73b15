"""Mulligan: a starting hand may be put back once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, Shuffle, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import draw_now
from undergrowth.law.cards.piles import put_on_deck, shuffle_deck
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.refusals import answers


class Redraw(Action):
    """`redraw`: put the whole hand back and draw a new one."""

    verb: ClassVar[str] = "redraw"
    picture: ClassVar[str] = "draw"
    law: ClassVar[str] = "5.1.3"


_MULLIGAN: Final = Prompt("house.mulligan", "5.1.3")


@dataclass
class Mulligan(Frame):
    """5.1.3 Put the starting hand back and draw a new one, once."""

    seat: int
    count: int = 0
    """Cards to draw."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.put_back, self.draw)

    def choose(self, g: Game) -> None:
        """5.1.3 Ask whether to keep the hand."""
        g.ask(self.seat, _MULLIGAN, [Redraw(), PASS])

    def put_back(self, g: Game) -> None:
        """5.1.3 Put the cards on the deck, and shuffle it."""
        if not isinstance(g.answer, Redraw):
            g.finish()
            return
        self.count = len(g.hands[self.seat])
        for card in g.hands[self.seat]:  # the list is replaced, not changed
            put_on_deck(g, self.seat, card, "5.1.3")
        g.ask_shuffle()

    def draw(self, g: Game) -> None:
        """5.1.3 Draw as many cards."""
        shuffle_deck(g, g.chose(Shuffle).seed)
        draw_now(g, self.seat, self.count)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why the hand cannot be put back again."""
        return ("5.1.3", because("why-redrawn_once")) if isinstance(action, Redraw) else None


class MulliganOnce(HouseRule):
    """5.1.3 Offer a new starting hand to one player after another."""

    def on_dealt(self, g: Game) -> list[Frame]:
        seats = [seat for seat in range(g.seats) if book(g).faction(seat).holds_cards(g)]
        return [Mulligan(seat) for seat in seats]


HOUSE_RULE = MulliganOnce
answers(_MULLIGAN, Redraw)
verbs(Redraw)
frames(Mulligan)
