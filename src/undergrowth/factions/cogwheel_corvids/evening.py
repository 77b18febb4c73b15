"""R.11.6.1 Scoring extortions."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces, cogwheels
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class ScoreExtortions(Frame):
    """R.11.6.1 Score a point for each face-up extortion on the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def applies(self, g: Game) -> bool:
        return extorted(g, cogwheels(g, self.seat)) > 0

    def score(self, g: Game) -> None:
        score(g, self.seat, extorted(g, cogwheels(g, self.seat)), "R.11.6.1")


def extorted(g: Game, me: CogwheelPieces) -> int:
    """R.11.6.1 Return the points of extortions in the next Evening."""
    return me.tribute * g.on_map(me.plots.extortion)


frames(ScoreExtortions)
