"""Rollouts: play a world on with a policy, to see where a choice leads.

The policy does not foresee dice and draws: it looks for each answer with chance seeded anew.
"""

from __future__ import annotations

from typing import Final

from undergrowth.ai.greedy import liking, worths
from undergrowth.ai.judging import learned
from undergrowth.ai.thoughts import Step
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import Decision
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.appraise import outlook_after
from undergrowth.table.game import Game
from undergrowth.table.labels import label

FAR: Final = 80
"""The most decisions in a rollout; then the world is judged although the turn is not over."""
_TEMPERATURE: Final = 120.0
"""The softmax temperature of greedy priors: an option better by this many hundredths of a point
gets a prior e times as high."""
_UNLIKELY: Final = -12.0
"""The least difference of logits that counts."""


class Answered:
    """An answer to the open question of a world, with the world after it."""

    def __init__(self, option: Action, after: Game) -> None:
        self.option: Final = option
        self.after: Final = after


def answered(world: Game, option: Action, rolls: Chance) -> Answered:
    """Try an option on a copy of a world, with dice and draws to come from a copy of `rolls`."""
    after = world.copy()
    after.chance = rolls.copy()
    after.take(option)
    return Answered(option, after)


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutPolicy:
    """How a rollout answers for every seat: by default with what looks best at once, as `greedy`
    does."""

    def trust(self) -> float:
        """Return how much a search trusts the priors, in hundredths of a point: what an option e
        times as likely as another is ahead of it before the first try."""
        return 0.0

    def best(self, world: Game, seat: int, luck: int) -> list[Answered]:
        """Return the options that are best at first sight to a seat, each with the world after it.

        Dice and draws in those worlds follow from the seed `luck`.
        """
        return best_answers(world, seat, luck)

    def priors(self, world: Game, seat: int) -> list[float]:
        """Return the prior of each option of the open question for the seat asked; they sum to 1.

        Tries them in the very world that is given, coming rolls included.
        """
        return self.greedy_priors(world, seat)

    def greedy_priors(self, world: Game, seat: int) -> list[float]:
        """Return the priors of options by how good they look at once."""
        return priors_of([worth / _TEMPERATURE for worth in worths(world, seat)])


GREEDILY: Final = RolloutPolicy()


def priors_of(found: list[float]) -> list[float]:
    """Return the softmax of the logits of options: their priors, which sum to 1; none is nil."""
    least = max(found) + _UNLIKELY
    return learned.softmax([max(least, logit) for logit in found], [True] * len(found))


def finish_turn(
    world: Game,
    turns: int,
    chance: Chance,
    line: list[Step] | None = None,
    seat: int = -1,
    policy: RolloutPolicy = GREEDILY,
) -> Game:
    """Play a world on until its turn number is above `turns`; return the world after it.

    Uses up the world that is given.  If `line` is given, the answers of `seat` are appended to it.
    """
    left = FAR
    while left > 0 and world.turns <= turns:
        decision = world.decision
        if decision is None:
            break
        if len(decision.offered) == 1:
            world.take(decision.offered[0])
        else:
            kept = line if decision.seat == seat else None
            world = _answer(world, decision, chance, kept, policy)
        left -= 1
    return world


def finish_turns(
    world: Game, turns: int, last: int, chance: Chance, policy: RolloutPolicy = GREEDILY
) -> Game:
    """Play a world on from turn `turns` to the end of turn `last`; return the world after it.

    Uses up the world that is given.  Each turn gets its own rollout seed, so worlds that reach the
    same turn by other ways meet the same dice and draws in it.
    """
    luck = chance.next()
    for turn in range(turns, last + 1):
        world = finish_turn(world, turn, seeded(luck + turn), None, -1, policy)
    return world


def _answer(
    world: Game, decision: Decision, chance: Chance, line: list[Step] | None, policy: RolloutPolicy
) -> Game:
    """Take the answer that looks best at once to the seat asked; return the world after it."""
    luck = chance.next()
    best = policy.best(world, decision.seat, luck)
    taken = best[chance.below(len(best))]
    if line is not None:
        line.append(Step(decision.seat, taken.option, str(label(world, taken.option))))
    after = taken.after
    drawn, fresh = after.chance, seeded(luck)
    if drawn.first == fresh.first and drawn.second == fresh.second:
        after.chance = world.chance  # nothing random happened: this is the result
        return after
    world.take(taken.option)
    return world


def best_answers(world: Game, seat: int, luck: int) -> list[Answered]:
    """Return the options that look best at once to a seat, each with the world after it.

    Dice and draws in those worlds follow from the seed `luck`.
    """
    decision = world.decision
    assert decision is not None
    best: list[Answered] = []
    most = 0
    fresh = seeded(luck)
    for option in decision.offered:
        tried = answered(world, option, fresh)
        worth = outlook_after(world, seat, option, tried.after) + liking(world, seat, option)
        if not best or worth > most:
            most = worth
            best = [tried]
        elif worth == most:
            best.append(tried)
    return best
