"""What follows the last answer in the tree: how a world is played on, and how it is judged then."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.finishing import finish_turn
from undergrowth.ai.judging.judgement import Judgement
from undergrowth.engine.chance import Chance
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game

FARTHEST: Final = 6000.0
"""What winning is worth to a search, and losing costs, in hundredths of a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf:
    """How a world is played on."""

    def play_on(self, world: Game, turns: int, chance: Chance) -> Game:
        """The world some answers later; the given one is used up.

        `turns` is the number of the turn in which the search began.
        """
        raise NotImplementedError


class TurnLeaf(Leaf):
    """Everybody goes on like the greedy player until the turn is over."""

    def play_on(self, world: Game, turns: int, chance: Chance) -> Game:
        return finish_turn(world, turns, chance)


class RandomLeaf(Leaf):
    """Some answers at random: quick, and weak."""

    def __init__(self, answers: int) -> None:
        self.answers: Final = answers

    def play_on(self, world: Game, turns: int, chance: Chance) -> Game:
        for _ in range(self.answers):
            decision = world.decision
            if decision is None:
                break
            options = decision.offered
            world.take(options[chance.below(len(options))])
        return world


def judged(judgement: Judgement, world: Game, seats: list[int], first: int) -> list[float]:
    """How a world looks to the seats named, and to the `first`; by seat, 0 for all others."""
    asked = [first]
    for seat in seats:
        if seat not in asked:
            asked.append(seat)
    found = judgement.judge_each(world, asked)
    brought = [0.0] * world.seats
    for seat in asked:
        brought[seat] = max(-FARTHEST, min(FARTHEST, found[seat]))
    return brought
