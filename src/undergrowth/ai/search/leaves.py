"""Leaf policies of the search: priors of options, rollouts after a leaf, and its evaluation."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.finishing import GREEDILY, RolloutPolicy, finish_turn, finish_turns
from undergrowth.ai.judging.judgement import Judgement
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game

MOST_VALUE: Final = 6000.0
"""The largest value of a rollout, in hundredths of a point: a bound on gains and losses alike."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LeafPolicy:
    """A leaf policy: a prior for options and a rollout.  By default all options have equal
    priors."""

    def trust(self) -> float:
        """Return how much a search trusts the priors (`RolloutPolicy.trust`)."""
        return 0.0

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
    """A leaf policy with rollouts to the end of the turn, and with the priors of their policy."""

    def __init__(self, policy: RolloutPolicy = GREEDILY) -> None:
        self.policy: Final = policy

    def trust(self) -> float:
        return self.policy.trust()

    def priors(self, world: Game, seat: int, luck: int) -> list[float]:
        trial = world.copy()
        trial.chance = seeded(luck)
        return self.policy.priors(trial, seat)

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        return finish_turn(world, turns, chance, policy=self.policy)


class RoundLeaf(TurnLeaf):
    """The same with rollouts to the end of the searching seat's next turn, one round later."""

    def rollout(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        return finish_turns(world, turns, own, chance, self.policy)


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
