"""Leaf policies of the search: priors of options, rollouts after a leaf, and its evaluation."""

from __future__ import annotations

from math import exp
from typing import Final

from undergrowth.ai.finishing import finish_turn, finish_turns
from undergrowth.ai.greedy import worths
from undergrowth.ai.judging.judgement import Judgement
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game

MOST_VALUE: Final = 6000.0
"""The largest value of a rollout, in hundredths of a point: a bound on gains and losses alike."""
_TEMPERATURE: Final = 120.0
"""The softmax temperature of priors: an option better by this many hundredths of a point gets a
prior e times as high."""
_UNLIKELY: Final = -12.0


@mypyc_attr(allow_interpreted_subclasses=True)
class LeafPolicy:
    """A leaf policy: a prior for options and a rollout.  By default all options have equal
    priors."""

    def priors(self, world: Game, seat: int, luck: int) -> list[float]:
        """Return the prior of each option of the open question for the seat asked; they sum to 1.

        `luck` seeds dice and draws while options are tried, since no player knows the coming rolls.
        """
        decision = world.decision
        assert decision is not None
        options = len(decision.offered)
        return [1.0 / options] * options

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        """Play a rollout and return the world after it; the given world is used up.

        `turns` is the number of the turn in which the search began, `own` the number of the next
        turn of the searching seat.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnLeaf(LeafPolicy):
    """A leaf policy with greedy priors and greedy rollouts to the end of the turn."""

    def priors(self, world: Game, seat: int, luck: int) -> list[float]:
        trial = world.copy()
        trial.chance = seeded(luck)
        return softmax(worths(trial, seat))

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        return finish_turn(world, turns, chance)


class RoundLeaf(TurnLeaf):
    """The same with rollouts to the end of the searching seat's next turn, one round later."""

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        return finish_turns(world, turns, own, chance)


class RandomLeaf(LeafPolicy):
    """A leaf policy with uniform priors and short random rollouts: fast and weak; a common
    baseline."""

    def __init__(self, answers: int) -> None:
        self.answers: Final = answers

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        for _ in range(self.answers):
            decision = world.decision
            if decision is None:
                break
            options = decision.offered
            world.take(options[chance.below(len(options))])
        return world


def softmax(found: list[int]) -> list[float]:
    """Return the softmax of the worths of options: their priors, which sum to 1."""
    most = max(found)
    weights = [exp(max(_UNLIKELY, (worth - most) / _TEMPERATURE)) for worth in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def judged(judgement: Judgement, world: Game, seats: list[int], first: int) -> list[float]:
    """Return the value of a world by seat for `seats` and `first`, clamped; 0 for all others."""
    asked = [first]
    for seat in seats:
        if seat not in asked:
            asked.append(seat)
    found = judgement.judge_each(world, asked)
    values = [0.0] * world.seats
    for seat in asked:
        values[seat] = max(-MOST_VALUE, min(MOST_VALUE, found[seat]))
    return values
