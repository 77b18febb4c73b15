"""Giving recorded answers to a game."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.table.game import Game

MOST_LEFT_OUT: Final = 4
"""Most answers in a row that may be missing."""


def give_answer(game: Game, seat: str, answer: str, number: int) -> None:
    """Give a recorded answer, after any single-option answers missing before it.

    Raises `BadSave` naming the line if it does not fit.
    """
    problem = problem_with(game, seat, answer)
    for _ in range(MOST_LEFT_OUT):
        decision = game.decision
        if not problem or decision is None or len(decision.options) != 1:
            break
        game.choose(decision.options[0])
        if not problem_with(game, seat, answer):
            problem = ""
    if problem:
        raise BadSave(f"line {number}: {problem}")
    try:
        game.choose(answer)
    except UndergrowthError as error:
        raise BadSave(f"line {number}: {error}") from None


def problem_with(game: Game, seat: str, answer: str) -> str:
    """Return why the answer does not fit the open question; "" if it does."""
    decision = game.decision
    if decision is None:
        return "the game is over already"
    if game.seat_name(decision.seat) != seat:
        return f"{abridged(seat)} answers, but {game.seat_name(decision.seat)} is asked"
    try:
        action = game.meant(answer)
    except UndergrowthError as error:
        return str(error)
    return "" if game.offers(action) else game.refusal(decision, action)
