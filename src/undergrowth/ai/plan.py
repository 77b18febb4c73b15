"""The planning player: looks to the end of the turn, in several deals of what it cannot see."""

from __future__ import annotations

from time import monotonic
from typing import Final

from undergrowth.ai.greedy import GreedyPlayer, best_answer, worth_of
from undergrowth.ai.players import Insider, players
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Step, Thought
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.law.appraise import outlook
from undergrowth.table.determinize import determinize
from undergrowth.table.game import Game
from undergrowth.table.labels import label

_USUAL: Final = 4
_MOST: Final = 32
"""How many worlds it plans in: usually, and at most."""
_FAR: Final = 80
"""Decisions after which a plan is judged although the turn goes on."""


class PlanPlayer(Insider):
    """Takes each option in some worlds, finishes the turn there, and compares how that looks.

    All seats go on like the greedy player until the turn is over.  All options meet the same worlds
    and the same rolls.  A setup has no turn to finish: there it is the greedy player itself.
    """

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.worlds = _USUAL

    def configure(self, options: list[str]) -> None:
        """`plan:8` plans in eight worlds."""
        if not options:
            return
        word = options[0]
        if len(options) > 1 or not (word.isascii() and word.isdigit() and len(word) < 3):
            raise BadSetup(f"say in how many worlds, as in plan:{_USUAL}: {':'.join(options)!r}")
        if not 1 <= int(word) <= _MOST:
            raise BadSetup(f"{word} worlds: expected 1 to {_MOST}")
        self.worlds = int(word)

    def look(self, g: Game) -> Action:
        decision = g.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        if g.turns == 0:
            guess = determinize(g, self.seat, self.chance.next())
            return best_answer(guess, self.seat, self.chance)
        options = decision.offered
        worth = [0] * len(options)
        for _ in range(self.worlds):
            guess = determinize(g, self.seat, self.chance.next())
            luck = self.chance.next()
            for i in range(len(options)):
                worth[i] += outcome(guess, self.seat, options[i], luck, None)
        most = max(worth)
        best = [options[i] for i in range(len(options)) if worth[i] == most]
        return best[self.chance.below(len(best))]

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """What each option is worth at the end of the turn, and its seat's answers until then.

        When the time is over it plans in no further world; in the first one it leaves out what
        looked worst at once.
        """
        first = GreedyPlayer(self.seat, self.chance.next()).think(seat, seconds)
        if seat.world.turns == 0:
            return first
        until = monotonic() + seconds
        now = outlook(seat.world, self.seat)
        thoughts: list[Thought] = []
        worlds = 0
        while worlds < self.worlds and (worlds == 0 or monotonic() < until):
            guess = determinize(seat.world, self.seat, self.chance.next())
            luck = self.chance.next()
            for each in thoughts if worlds > 0 else first:
                if worlds == 0:
                    if thoughts and monotonic() > until:
                        break
                    each = Thought(each.option, 0)
                    thoughts.append(each)
                line = each.line if worlds == 0 else None
                each.worth = (
                    worth_of(each) - now + outcome(guess, self.seat, each.option, luck, line)
                )
            worlds += 1
        for each in thoughts:
            each.worth = worth_of(each) // worlds
            each.parts = {"turn": each.worth}
        return sorted(thoughts, key=worth_of, reverse=True)


def outcome(guess: Game, seat: int, option: Action, luck: int, line: list[Step] | None) -> int:
    """How a world looks to a seat at the end of the turn in which it takes an option.

    Its answers until then are added to a `line`, if one is given.
    """
    after = guess.copy()
    after.take(option)
    chance = seeded(luck)
    left = _FAR
    while left > 0 and after.turns == guess.turns:
        decision = after.decision
        if decision is None:
            break
        if len(decision.offered) == 1:
            after.take(decision.offered[0])
        else:
            trial = after.copy()
            trial.chance = seeded(chance.next())  # nobody knows the coming rolls
            answer = best_answer(trial, decision.seat, chance)
            if line is not None and decision.seat == seat:
                line.append(Step(seat, answer, str(label(after, answer))))
            after.take(answer)
        left -= 1
    return outlook(after, seat)


players("plan", PlanPlayer, "plans its turn to the end in several deals; plan:8 in eight")
