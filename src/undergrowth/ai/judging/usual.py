"""The default judgement of players that search."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.judging.judgement import HEURISTIC, Judgement, judgement_named
from undergrowth.ai.judging.learned import Learned
from undergrowth.law.appraise import outlook
from undergrowth.table.game import Game

_SHARE: Final = 0.15
"""The share of the heuristic that is added to learned probabilities: too small to outweigh a better
probability, and enough to break ties, as when all options seem lost or won."""
_FARTHEST: Final = 6000.0
"""The bound of the heuristic, in hundredths of a point, so that winning stays better than any
position not yet won."""


class Usual(Judgement):
    """The learned judgement plus a share of the heuristic, if every faction in play has a network;
    otherwise the heuristic alone."""

    def judge(self, world: Game, seat: int) -> float:
        return self.judge_each(world, [seat])[seat]

    def judge_each(self, world: Game, seats: list[int]) -> list[float]:
        learned = judgement_named("learned")
        if not isinstance(learned, Learned) or not _knows_all(learned, world):
            return HEURISTIC.judge_each(world, seats)
        found = learned.judge_each(world, seats)
        for seat in seats:
            thought = float(outlook(world, seat))
            found[seat] += _SHARE * max(-_FARTHEST, min(_FARTHEST, thought))
        return found


def _knows_all(learned: Learned, world: Game) -> bool:
    """Whether every faction at the table has a network."""
    for seat in range(world.seats):
        if not learned.weights.knows(world.seat_name(seat)):
            return False
    return True


USUAL: Final = Usual()
