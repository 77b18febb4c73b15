"""What is thought of answers at first sight, how a world is played on after the last answer in the
tree, and how it is judged then."""

from __future__ import annotations

from math import exp
from typing import Final

from undergrowth.ai.finishing import finish_turn, finish_turns
from undergrowth.ai.greedy import worths
from undergrowth.ai.judging.judgement import Judgement
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game

FARTHEST: Final = 6000.0
"""What winning is worth to a search, and losing costs, in hundredths of a point."""
_SHARP: Final = 120.0
"""So many hundredths of a point make an answer e times as likely to be thought the best."""
_UNLIKELY: Final = -12.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf:
    """How a world is played on, by whom all answers look alike at first sight."""

    def first_sight(self, world: Game, seat: int, luck: int) -> list[float]:
        """How likely each option of the open question is to be the best for who is asked; 1 in all.

        Nobody knows the coming rolls: `luck` stands for them.
        """
        decision = world.decision
        assert decision is not None
        options = len(decision.offered)
        return [1.0 / options] * options

    def play_on(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        """The world some answers later; the given one is used up.

        `turns` is the number of the turn in which the search began, `own` that of the next turn of
        the seat that searches.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnLeaf(Leaf):
    """Everybody likes what the greedy player likes, and goes on like it until the turn is over."""

    def first_sight(self, world: Game, seat: int, luck: int) -> list[float]:
        trial = world.copy()
        trial.chance = seeded(luck)
        return likelihoods(worths(trial, seat))

    def play_on(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        return finish_turn(world, turns, chance)


class RoundLeaf(TurnLeaf):
    """The same until everybody has had a turn more, whose search it is as the last."""

    def play_on(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        return finish_turns(world, turns, own, chance)


class RandomLeaf(Leaf):
    """Some answers at random: quick, and weak; what other engines measure themselves by."""

    def __init__(self, answers: int) -> None:
        self.answers: Final = answers

    def play_on(self, world: Game, turns: int, own: int, chance: Chance) -> Game:
        for _ in range(self.answers):
            decision = world.decision
            if decision is None:
                break
            options = decision.offered
            world.take(options[chance.below(len(options))])
        return world


def likelihoods(found: list[int]) -> list[float]:
    """How likely each option is to be the best by what it is worth at first sight; 1 in all."""
    most = max(found)
    weights = [exp(max(_UNLIKELY, (worth - most) / _SHARP)) for worth in found]
    total = sum(weights)
    return [weight / total for weight in weights]


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
