"""Playing a world on with a quick policy, from which whoever thinks learns what a choice is worth.

Nobody in it knows the coming rolls: each answer is looked for with chance drawn anew.
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
"""Decisions after which a world is judged although the turn goes on."""


class Answered:
    """An answer to the open question of a world, and what came of it with some luck."""

    def __init__(self, option: Action, after: Game) -> None:
        self.option: Final = option
        self.after: Final = after


def finish_turn(
    world: Game, turns: int, chance: Chance, line: list[Step] | None = None, seat: int = -1
) -> Game:
    """The world after all have answered like the greedy player until so many turns are over.

    The given one is used up.  The answers of a `seat` are added to a `line`, if one is given.
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
    """The world after all have answered like the greedy player until the last of some turns, by
    their numbers, is over.

    The given one is used up.  Each turn has rolls of its own: worlds that come to it by other ways
    meet the same there.
    """
    luck = chance.next()
    for turn in range(turns, last + 1):
        world = finish_turn(world, turn, seeded(luck + turn))
    return world


def _answer(world: Game, decision: Decision, chance: Chance, line: list[Step] | None) -> Game:
    """The world after the answer that looks best at once to whoever is asked."""
    luck = chance.next()
    best = best_answers(world, decision.seat, luck)
    taken = best[chance.below(len(best))]
    if line is not None:
        line.append(Step(decision.seat, taken.option, str(label(world, taken.option))))
    after = taken.after
    drawn, fresh = after.chance, seeded(luck)
    if drawn.first == fresh.first and drawn.second == fresh.second:
        after.chance = world.chance  # nothing was rolled: it is what would come of it anyway
        return after
    world.take(taken.option)
    return world


def best_answers(world: Game, seat: int, luck: int) -> list[Answered]:
    """What looks best at once to a seat that is asked, each with what came of it with this luck."""
    decision = world.decision
    assert decision is not None
    best: list[Answered] = []
    most = 0
    for option in decision.offered:
        after = world.copy()
        after.chance = seeded(luck)
        after.take(option)
        worth = outlook_after(world, seat, option, after) + liking(world, seat, option)
        if not best or worth > most:
            most = worth
            best = [Answered(option, after)]
        elif worth == most:
            best.append(Answered(option, after))
    return best
