"""12.4, 12.6 The Duchy's Birdsong and Evening."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.underground_duchy.pieces import BURROW, DuchyPieces, duchy
from undergrowth.law.cards.revealed import return_all
from undergrowth.law.cards.suits import A_BIRD
from undergrowth.law.pieces.atoms import put
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class Muster(Frame):
    """12.4 Place warriors in the Burrow: one, and one for each uncovered icon."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.place,)

    def place(self, g: Game) -> None:
        """12.4, 1.5.4 Place as many as the supply has."""
        me = duchy(g, self.seat)
        put(g, me.warrior, BURROW, me.arrivals[me.placed(g, me.citadel)])


@dataclass
class TakeUpRevealed(Frame):
    """12.6.1 Discard revealed birds and return other revealed cards to the hand."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.take_up,)

    def applies(self, g: Game) -> bool:
        return len(duchy(g, self.seat).board(g).revealed) > 0

    def take_up(self, g: Game) -> None:
        return_all(g, self.seat, "12.6.1", without=A_BIRD)


def evening_cards(g: Game, me: DuchyPieces) -> int:
    """12.6.3 Return the cards to draw: one, and one for each icon that markets have uncovered."""
    return me.cards + me.draws[me.placed(g, me.market)]


frames(Muster, TakeUpRevealed)
