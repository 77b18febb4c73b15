"""G.29 Revealing cards from the top of the deck."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.actions import Shuffle
from undergrowth.engine.frames import frames
from undergrowth.law.cards.draw import may_renew, renew_deck, top_card
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class TurnOver(Frame):
    """G.6, 2.1 Turn over the top cards of the deck, as many as there are.

    Its result is these cards, the first one first; the procedure that pushed it puts them somewhere
    and logs it.
    """

    count: int
    found: list[int] = field(default_factory=list)

    def cards(self) -> list[int]:
        return self.found

    def script(self) -> tuple[Step, ...]:
        return (self.take, self.renew)

    def take(self, g: Game) -> None:
        """G.6 Take card by card; 2.1 renew the deck as soon as it is empty."""
        while self.count > len(self.found) and g.deck:
            self.found.append(top_card(g))
        if not g.deck and may_renew(g):
            g.ask_shuffle()

    def renew(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)
            g.back_to("take")
        else:
            g.finish_with(self.found)


frames(TurnOver)
