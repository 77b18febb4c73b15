"""10.6 The Cult's Evening."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.lizard_cult.pieces import CultPieces, cult
from undergrowth.law.cards.revealed import return_all
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class ReturnRevealed(Frame):
    """10.6.1 Return the cards revealed this turn to the hand."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.return_cards,)

    def applies(self, g: Game) -> bool:
        return len(cult(g, self.seat).board(g).revealed) > 0

    def return_cards(self, g: Game) -> None:
        return_all(g, self.seat, "10.6.1")


def evening_cards(g: Game, me: CultPieces) -> int:
    """10.6.3 Return the cards to draw: one, and one per uncovered bonus of the three tracks."""
    cards = me.cards
    for garden in me.gardens.kinds:
        cards += me.draws[me.gardens.placed(g, garden)]
    return cards


frames(ReturnRevealed)
