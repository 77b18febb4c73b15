"""The planning player: looks to the end of its turn in several determinizations."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.budgets import Budget, read_budget
from undergrowth.ai.finishing import finish_turn
from undergrowth.ai.greedy import GreedyPlayer, best_answer, worth_of
from undergrowth.ai.judging.judgement import HEURISTIC, Judgement, take_judgement
from undergrowth.ai.players import QUICK, Insider, players
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Step, Thought
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import IllegalAction
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize

USUAL: Final = 4
MOST: Final = 1000
"""The number of worlds planned in: by default, and at most."""
_WORLD: Final = 0.25
"""Seconds for all options in a world, of almost all questions."""


class PlanPlayer(Insider):
    """A player that takes each option in some worlds, finishes the turn, and compares the outcomes.

    All seats go on with the greedy policy until the turn is over.  All options meet the same worlds
    and the same rolls.  Setup has no turn to finish: there it plays like the greedy player.
    """

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.budget = Budget(USUAL)
        """The number of worlds to plan in, or the time for it."""
        self.judgement: Judgement = HEURISTIC

    def configure(self, options: list[str]) -> None:
        """Read the options: `plan:8` plans in eight worlds, `plan:100ms` in as many as the time
        allows.

        A judgement may follow, or stand alone: `plan:8:learned`.
        """
        self.judgement, options = take_judgement(options, self.judgement)
        self.budget = read_budget(options, self.budget, MOST, f"plan:{USUAL} or plan:100ms")

    def thinks(self) -> bool:
        return True

    def hurry(self, seconds: float) -> None:
        self.budget = self.budget.within(seconds)

    def answers_within(self, setup: bool) -> float:
        return QUICK if setup else self.budget.lasting(_WORLD)

    def look(self, g: Game) -> Action:
        decision = g.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        if g.turns == 0:
            guess = determinize(g, self.seat, self.chance.next())
            return best_answer(guess, self.seat, self.chance)
        options = decision.offered
        worth = [0.0] * len(options)
        worlds = 0
        self.budget.begin()
        while self.budget.lasts(worlds):
            found = self._worth_in_a_world(g, options, worlds)
            if len(found) == len(options):
                worth = [worth[i] + found[i] for i in range(len(options))]
            worlds += 1
        most = max(worth)
        best = [options[i] for i in range(len(options)) if worth[i] == most]
        return best[self.chance.below(len(best))]

    def _worth_in_a_world(self, g: Game, options: list[Action], before: int) -> list[float]:
        """Return what options bring in one more world, of some when the time is over.

        In the first world, with none `before`, there is time for all.
        """
        guess = determinize(g, self.seat, self.chance.next())
        luck = self.chance.next()
        found: list[float] = []
        for option in options:
            if not self.budget.lasts(before):
                break
            found.append(outcome(self.judgement, guess, self.seat, option, luck))
        return found

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """Return the worth of each option at the end of the turn, with its seat's answers until
        then.

        When the time is over it plans in no further world; in the first world it leaves out the
        options that looked worst at once.
        """
        first = GreedyPlayer(self.seat, self.chance.next()).think(seat, seconds)
        if seat.world.turns == 0:
            return first
        budget = self.budget.within(seconds)
        budget.begin()
        thoughts = self._first_world(seat.world, first, budget)
        worlds = 1
        while budget.lasts(worlds):
            guess = determinize(seat.world, self.seat, self.chance.next())
            luck = self.chance.next()
            for each in thoughts:
                brought = outcome(self.judgement, guess, self.seat, each.option, luck)
                each.worth = worth_of(each) + round(brought)
            worlds += 1
        now = round(self.judgement.judge(seat.world, self.seat))
        for each in thoughts:
            each.worth = worth_of(each) // worlds - now
            each.parts = {"turn": each.worth}
        return sorted(thoughts, key=worth_of, reverse=True)

    def _first_world(self, g: Game, first: list[Thought], budget: Budget) -> list[Thought]:
        """Return the thoughts of the first world: as many options as time allows, each with its
        line."""
        guess = determinize(g, self.seat, self.chance.next())
        luck = self.chance.next()
        found: list[Thought] = []
        for each in first:
            if found and not budget.lasts(1):
                break
            thought = Thought(each.option)
            brought = outcome(self.judgement, guess, self.seat, each.option, luck, thought.line)
            thought.worth = round(brought)
            found.append(thought)
        return found


def outcome(
    judgement: Judgement,
    guess: Game,
    seat: int,
    option: Action,
    luck: int,
    line: list[Step] | None = None,
) -> float:
    """Return the judged value for a seat of a world at the end of the turn after an option.

    If `line` is given, the seat's answers until then are appended to it.
    """
    after = guess.copy()
    after.take(option)
    return judgement.judge(finish_turn(after, guess.turns, seeded(luck), line, seat), seat)


players("plan", PlanPlayer, "plans its turn to the end in several deals; plan:8 in eight")
