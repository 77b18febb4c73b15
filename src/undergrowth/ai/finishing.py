"""Greedy rollouts: play a world on with the greedy policy, to see where a choice leads.

The policy does not foresee dice and draws: it looks for each answer with chance seeded anew.
"""

from __future__ import annotations

from typing import Final

from undergrowth.ai.greedy import liking
from undergrowth.ai.thoughts import Step
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import Decision
from undergrowth.law.appraise import outlook_after
from undergrowth.table.game import Game
from undergrowth.table.labels import label

FAR: Final = 80
"""The most decisions in a rollout; then the world is judged although the turn is not over."""


class Answered:
    """An answer to the open question of a world, with the world after it."""

    def __init__(self, option: Action, after: Game) -> None:
        self.option: Final = option
        self.after: Final = after


def finish_turn(
    world: Game, turns: int, chance: Chance, line: list[Step] | None = None, seat: int = -1
) -> Game:
    """Play a world greedily until its turn number is above `turns`; return the world after it.

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
            world = _answer(world, decision, chance, line if decision.seat == seat else None)
        left -= 1
    return world


def finish_turns(world: Game, turns: int, last: int, chance: Chance) -> Game:
    """Play a world greedily from turn `turns` to the end of turn `last`; return the world after it.

    Uses up the world that is given.  Each turn gets its own rollout seed, so worlds that reach the
    same turn by other ways meet the same dice and draws in it.
    """
    luck = chance.next()
    for turn in range(turns, last + 1):
        world = finish_turn(world, turn, seeded(luck + turn))
    return world


def _answer(world: Game, decision: Decision, chance: Chance, line: list[Step] | None) -> Game:
    """Take the answer that looks best at once to the seat asked; return the world after it."""
    luck = chance.next()
    best = best_answers(world, decision.seat, luck)
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
        after = world.copy()
        after.chance = fresh.copy()
        after.take(option)
        worth = outlook_after(world, seat, option, after) + liking(world, seat, option)
        if not best or worth > most:
            most = worth
            best = [Answered(option, after)]
        elif worth == most:
            best.append(Answered(option, after))
    return best
