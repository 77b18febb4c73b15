"""7.6 The Eyrie's Evening."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.eyrie_dynasties.pieces import eyrie
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class EyrieEvening(Frame):
    """7.6 Score the roosts, draw and discard."""

    seat: int

    def copy(self) -> Frame:
        return EyrieEvening(self.seat)

    def script(self) -> tuple[Step, ...]:
        return (self.score_roosts, self.draw)

    def score_roosts(self, g: Game) -> None:
        """7.6.1 The points of the rightmost space that has lost its roost."""
        me = eyrie(g, self.seat)
        score(g, self.seat, me.points[me.roosts(g)], "7.6.1")

    def draw(self, g: Game) -> None:
        """7.6.2 One card, and one per uncovered draw bonus."""
        me = eyrie(g, self.seat)
        g.push(DrawAndDiscard(self.seat, me.cards + me.draws[me.roosts(g)]))


frames(EyrieEvening)
