"""7.6 The Eyrie's Evening."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.eyrie_dynasties.pieces import EyriePieces, eyrie
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.saving.upgrades import split_up


@dataclass
class ScoreRoosts(Frame):
    """7.6.1 Score the roosts."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score_roosts,)

    def score_roosts(self, g: Game) -> None:
        """7.6.1 Score the points of the rightmost space that a roost has left."""
        me = eyrie(g, self.seat)
        score(g, self.seat, me.points[me.roosts(g)], "7.6.1")


def evening_cards(g: Game, me: EyriePieces) -> int:
    """7.6.2 Return the cards to draw: one, and one per uncovered draw bonus."""
    return me.cards + me.draws[me.roosts(g)]


frames(ScoreRoosts)
split_up("EyrieEvening", "evening", [("ScoreRoosts", 1, 0), ("", 1, 1)])
