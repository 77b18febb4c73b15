"""What players that search judge by unless they are told otherwise."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.judging.judgement import HEURISTIC, Judgement, judgement_named
from undergrowth.ai.judging.learned import Learned
from undergrowth.law.appraise import outlook
from undergrowth.table.game import Game

_SHARE: Final = 0.15
"""Of what its heuristic thinks, beside chances that were learned: too little to weigh against a
chance that is better or worse, and enough where all look alike, as when all seems lost or won."""
_FARTHEST: Final = 6000.0
"""As much as a heuristic may say, in hundredths of a point; so winning stays better than anything
that is not yet won."""


class Usual(Judgement):
    """By what was learned where that is known of all at the table, with a share of what heuristics
    think; by these alone elsewhere."""

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
    """Whether something was learned of everybody at the table."""
    for seat in range(world.seats):
        if not learned.weights.knows(world.seat_name(seat)):
            return False
    return True


USUAL: Final = Usual()
