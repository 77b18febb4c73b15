"""Answers that release 0.1.0 recorded, given to a game of this release.

This release asks some questions that 0.1.0 did not, and no longer asks others.  Rules name these
here, as they name the fields of old saves in `upgrades`; they do not ask which release a game is
from.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.errors import BadSave, BadText
from undergrowth.engine.frames import Decision, Prompt
from undergrowth.table.game import Game
from undergrowth.table.saving.answering import give_answer

READER: Final = "0.2.0"
"""Last release that replays such games by the rules of their time."""
_ASKED_SINCE: Final[list[str]] = []
"""Keys of prompts."""
_ALIKE: Final[list[type[Action]]] = []


def asked_since(prompt: Prompt) -> None:
    """Register a question that 0.1.0 did not ask: its games went on as if passing."""
    _ASKED_SINCE.append(prompt.key)


def all_alike(kind: type[Action]) -> None:
    """Register an action that 0.1.0 asked for even where every option had the same effect."""
    _ALIKE.append(kind)


class FirstAnswers:
    """Gives a game the answers that 0.1.0 recorded, and answers what it did not ask.

    A twin, which is asked even about single options, goes ahead of the game: it shows what is new
    since 0.1.0 and taken unasked.
    """

    def __init__(self, game: Game, twin: Game, number: int) -> None:
        """Begin with a game and its twin at their first question.  Raises `BadSave`."""
        self.game: Final = game
        self._alike = 0
        """Number of choices without effect that this release has taken unasked."""
        self._go_on(twin, number)

    def give(self, seat: str, answer: str, number: int) -> None:
        """Give an answer.

        Raises `BadSave` naming the line where the game cannot go on as it did then.
        """
        if self._alike > 0 and _is_alike(self.game, answer):
            self._alike -= 1
            return
        try:
            twin = self.game.copy()
            give_answer(self.game, seat, answer, number)
            twin.asks_lone = True
            give_answer(twin, seat, answer, number)
        except BadSave as error:
            raise _refusal(str(error)) from None
        self._alike = 0
        self._go_on(twin, number)

    def _go_on(self, twin: Game, number: int) -> None:
        """Pass at each question that 0.1.0 did not ask."""
        while _is_new(self._next_asked(twin)):
            if not twin.offers(PASS):
                law = twin.decision.law if twin.decision is not None else ""
                raise _refusal(f"line {number}: a rule that applies here has changed (law {law})")
            twin.choose(PASS)
            self.game.choose(PASS)

    def _next_asked(self, twin: Game) -> Decision | None:
        """Answer single options up to the next question with several, or new since 0.1.0."""
        while twin.decision is not None and len(twin.decision.options) == 1:
            if _is_new(twin.decision):
                break
            option = twin.decision.options[0]
            if type(option) in _ALIKE:
                self._alike += 1
            twin.choose(option)
        return twin.decision


def _is_new(decision: Decision | None) -> bool:
    return decision is not None and decision.prompt in _ASKED_SINCE


def _is_alike(game: Game, answer: str) -> bool:
    """Whether an answer is of a kind that can have no effect, and not offered now."""
    try:
        action = game.meant(answer)
    except BadText:
        return False
    return type(action) in _ALIKE and not game.offers(action)


def _refusal(problem: str) -> BadSave:
    return BadSave(f"{problem}: this replay of release 0.1.0 is read by releases up to {READER}")
