"""R.5.6 The Electric Eyrie's Evening."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.electric_eyrie.pieces import electric
from undergrowth.law.victory.score import score
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class ScoreElectricRoosts(Frame):
    """R.5.6 Score the roosts."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score_roosts,)

    def score_roosts(self, g: Game) -> None:
        """R.5.6 Score the points of the rightmost space that a roost has left.

        R.2.7 The order ends with this turn: the next turn may reveal no card.
        """
        me = electric(g, self.seat)
        me.board(g).called = NO_CARD
        score(g, self.seat, me.points[me.roosts(g)], "R.5.6")


frames(ScoreElectricRoosts)
