"""R.11.6.1 What extortions score."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces, cogwheels
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class ScoreExtortions(Frame):
    """R.11.6.1 A point for each extortion that lies face up on the map."""

    seat: int

    def copy(self) -> Frame:
        return ScoreExtortions(self.seat)

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def applies(self, g: Game) -> bool:
        return extorted(g, cogwheels(g, self.seat)) > 0

    def score(self, g: Game) -> None:
        score(g, self.seat, extorted(g, cogwheels(g, self.seat)), "R.11.6.1")


def extorted(g: Game, me: CogwheelPieces) -> int:
    """R.11.6.1 What the next Evening scores so."""
    return me.tribute * g.on_map(me.extortion)


frames(ScoreExtortions)
