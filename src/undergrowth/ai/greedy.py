"""The greedy player: looks one decision ahead and takes the option that looks best at once."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.players import Insider, players
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Step, Thought
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.trail import Trail
from undergrowth.law.appraise import keeping, outlook, outlook_after
from undergrowth.law.setup.advanced import Return
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.labels import label

_FAR: Final = 6
"""The most answers in the line shown after an option."""


class GreedyPlayer(Insider):
    """A player that tries each option on a copy and compares how good the outcomes look.

    It tries them on one determinization of the hidden information, with chance seeded anew, so it
    knows no hidden card and no coming roll.  All options meet the same cards and the same rolls.
    """

    def look(self, g: Game) -> Action:
        return best_answer(determinize(g, self.seat, self.chance.next()), self.seat, self.chance)

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """Return the worth of each option at once: the position it leads to, and its faction's
        habits."""
        guess = seat.world
        now = outlook(guess, self.seat)
        found: list[Thought] = []
        for option in seat.options:
            after = guess.copy()
            after.log, after.answers, after.trail = [], [], Trail()
            after.take(option)
            position = outlook_after(guess, self.seat, option, after) - now
            habit = liking(guess, self.seat, option)
            thought = Thought(option, position + habit)
            thought.parts = {"position": position, "habit": habit}
            thought.line = self._line(after)
            found.append(thought)
        return sorted(found, key=worth_of, reverse=True)

    def _line(self, after: Game) -> list[Step]:
        """Return the player's own answers after an option, up to the first roll or question to
        others."""
        line: list[Step] = []
        while len(line) < _FAR:
            decision, trail = after.decision, after.trail
            if decision is None or trail is None or decision.seat != self.seat:
                break
            if not trail.leading_to(after.stack, after.asking_step()):
                break  # the action that the option began is complete
            trial = after.copy()
            trial.chance = seeded(self.chance.next())  # a player does not know the coming rolls
            answer = best_answer(trial, self.seat, self.chance)
            line.append(Step(self.seat, answer, str(label(after, answer))))
            after.take(answer)
        return line


def worth_of(thought: Thought) -> int:
    """Return the worth of a thought for sorting; 0 if it has none."""
    return thought.worth or 0


def best_answer(guess: Game, seat: int, chance: Chance) -> Action:
    """Return the option that looks best at once to a seat; `chance` breaks ties.

    Searches the very game that is given, coming rolls included.  Raises `IllegalAction` when the
    game is over.
    """
    found = worths(guess, seat)
    most = max(found)
    best = [i for i in range(len(found)) if found[i] == most]
    decision = guess.decision
    assert decision is not None
    return decision.offered[best[chance.below(len(best))]]


def worths(guess: Game, seat: int) -> list[int]:
    """Return the worth of each option at once to a seat, in hundredths of a point.

    Raises `IllegalAction` when the game is over.
    """
    decision = guess.decision
    if decision is None:
        raise IllegalAction("the game is over: there is no open question")
    found: list[int] = []
    for option in decision.offered:
        after = guess.copy()
        after.take(option)
        found.append(outlook_after(guess, seat, option, after) + liking(guess, seat, option))
    return found


def liking(guess: Game, seat: int, option: Action) -> int:
    """Return the worth of an option besides its position, in hundredths of a point.

    This adds up the faction's bias, the worth of a card that would be returned, and the appeal that
    sources in play give the option.
    """
    worth = book(guess).faction(seat).bias(guess, option)
    if isinstance(option, Return):
        worth -= keeping(guess, seat, option.card)
    for source in book(guess).hooks.appeal:
        worth += source.appeal(guess, seat, option)
    return worth


players("greedy", GreedyPlayer, "takes what looks best one decision ahead")
