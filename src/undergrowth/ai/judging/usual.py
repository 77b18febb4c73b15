"""What players that search judge by unless they are told otherwise."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.judging.judgement import HEURISTIC, Judgement, judgement_named
from undergrowth.ai.judging.learned import Learned
from undergrowth.table.game import Game


class Usual(Judgement):
    """By what was learned where that is known of all at the table, by heuristics elsewhere."""

    def judge(self, world: Game, seat: int) -> float:
        return self._of(world).judge(world, seat)

    def judge_each(self, world: Game, seats: list[int]) -> list[float]:
        return self._of(world).judge_each(world, seats)

    def _of(self, world: Game) -> Judgement:
        learned = judgement_named("learned")
        if not isinstance(learned, Learned):
            return HEURISTIC
        for seat in range(world.seats):
            if not learned.weights.knows(world.seat_name(seat)):
                return HEURISTIC
        return learned


USUAL: Final = Usual()
