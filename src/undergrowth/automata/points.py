"""R.3.3.1 Points by difficulty."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.automaton import automaton
from undergrowth.engine.frames import frames
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class ScoreForDifficulty(Frame):
    """R.3.3.1 Score the points of its difficulty card at the end of Evening."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def applies(self, g: Game) -> bool:
        return automaton(g, self.seat).level("evening_vp") > 0

    def score(self, g: Game) -> None:
        score(g, self.seat, automaton(g, self.seat).level("evening_vp"), "R.3.3.1")


frames(ScoreForDifficulty)
