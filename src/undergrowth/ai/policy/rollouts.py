"""Rollouts of the learned policy: what `instinct` would answer in the course of a search."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.finishing import Answered, RolloutPolicy, answered, best_answers, priors_of
from undergrowth.ai.policy.options import Question, described
from undergrowth.ai.policy.policy import Policy
from undergrowth.engine.chance import seeded
from undergrowth.table.book import book
from undergrowth.table.game import Game

_TRUST: Final = 100.0
"""How much a search trusts the priors (`RolloutPolicy.trust`)."""


class Instinctive(RolloutPolicy):
    """A rollout policy that answers what a learned policy prefers.

    Seats of factions for which nothing was learned answer greedily.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def trust(self) -> float:
        return _TRUST

    def best(self, world: Game, seat: int, luck: int) -> list[Answered]:
        name = book(world).faction(seat).name
        decision = world.decision
        if decision is None or not self.policy.knows(name):
            return best_answers(world, seat, luck)
        question, rolls = Question(world, seat), seeded(luck)
        tried = [answered(world, option, rolls) for option in decision.offered]
        options = [question.describe(each.option, each.after) for each in tried]
        return [tried[i] for i in self.policy.best(name, options)]

    def priors(self, world: Game, seat: int) -> list[float]:
        name = book(world).faction(seat).name
        if not self.policy.knows(name):
            return self.greedy_priors(world, seat)
        return priors_of(self.policy.logits(name, described(world, seat)))
