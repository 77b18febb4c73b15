"""The check of a puzzle: its line is played, and after each answer the goal must be certain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadPosition, BadText, IllegalAction
from undergrowth.engine.frames import CHANCE, Decision
from undergrowth.engine.given import given_as, given_number
from undergrowth.puzzles.files import Puzzle
from undergrowth.puzzles.solving import BUDGET, OutOfBudget, Solver, open_copy
from undergrowth.table.game import Game

DEALS: Final = 2
"""The number of determinizations in which the goal must be certain."""


@dataclass(frozen=True)
class Checked:
    """The result of checking a correct puzzle."""

    tried: int
    """The number of answers that the solver tried."""
    first: list[str]
    """The first answers that keep the goal."""
    of: int
    """The number of options at the first question."""


def check(puzzle: Puzzle, budget: int = BUDGET) -> Checked:
    """Check a puzzle.  Raises `BadPosition` that says what is wrong with it."""
    given_as("the puzzle", puzzle, Puzzle, BadPosition)
    given_number("the budget", budget, 1, BadPosition)
    tried = 0
    found: list[Checked] = []
    for deal in range(DEALS):
        g = puzzle.game(log=False, scripted=True, seed=puzzle.seed + deal)
        solver = Solver(g, puzzle.goal, budget)
        try:
            found.append(_checked(puzzle, g, solver, budget, deal == 0))
        except OutOfBudget:
            raise _wrong(puzzle, f"the solver gave up after {budget} answers") from None
        tried += budget - solver.left
    return Checked(tried, found[0].first, found[0].of)


def _checked(puzzle: Puzzle, g: Game, solver: Solver, budget: int, plays: bool) -> Checked:
    """Check the puzzle in one deal; with `plays`, also play its line."""
    if not solver.proves(g):
        raise _wrong(puzzle, "the goal can be missed whatever is answered")
    keeping = [_text(g, action) for action in solver.keeping(g)]
    _check_missed(puzzle, g, keeping)
    of = len(g.decision.offered) if g.decision is not None else 0
    if plays:
        _play(puzzle, g, solver)
    return Checked(budget - solver.left, keeping, of)


def _check_missed(puzzle: Puzzle, g: Game, keeping: list[str]) -> None:
    """Check that the answer of the game it was cut from is offered, and gives the goal away."""
    if puzzle.missed is None or g.decision is None:
        return
    answer = puzzle.missed.answer
    if answer not in g.decision.texts():
        raise _wrong(puzzle, f"missed.answer, {answer!r}: that is not offered")
    if answer in keeping:
        raise _wrong(puzzle, f"missed.answer, {answer!r}: after it the goal is still certain")


def _play(puzzle: Puzzle, g: Game, solver: Solver) -> None:
    """Play the line to its end, where the goal must be reached."""
    g = open_copy(g)
    for number, answer in enumerate(puzzle.answers, start=1):
        where = f"answer {number}, {answer!r}"
        if solver.aim.reached(g) is not None:
            raise _wrong(puzzle, f"{where}: that is settled before")
        own = take(g, answer)
        if own and not solver.proves(g):
            raise _wrong(puzzle, f"{where}: after it the goal can be missed")
    if solver.aim.reached(g) is not True and (solver.open(g) or not solver.proves(g)):
        raise _wrong(puzzle, "the goal is not reached at the end of its answers")


def take(g: Game, answer: str) -> bool:
    """Give an answer of a line; return whether it was of the seat on turn.

    Chance and the other players answer as the line says.  Raises `BadPosition` if the answer is not
    offered, or not to that seat.
    """
    decision = g.decision
    if decision is None:
        raise BadPosition(f"answer {answer!r}: the game is over")
    seat, text = told(g, decision, answer)
    if seat != decision.seat:
        asked = g.seat_name(decision.seat)
        raise BadPosition(f"answer {answer!r}: {asked} is asked ({decision.prompt})")
    own = seat == g.turn
    try:
        g.choose(text)
    except (BadText, IllegalAction) as error:
        raise BadPosition(f"answer {answer!r}: {error}") from None
    return own


def told(g: Game, decision: Decision, answer: str) -> tuple[int, str]:
    """Return an answer's seat and text, from `chance: rolls 3 1` or the text alone."""
    name, colon, text = answer.partition(": ")
    if not colon:
        return g.turn, answer
    return (CHANCE if name == g.seat_name(CHANCE) else g.seat_of(name)), text


def written(g: Game, text: str) -> str:
    """Return an answer to the open question in the form of a line."""
    decision = g.decision
    if decision is None or decision.seat == g.turn:
        return text
    return f"{g.seat_name(decision.seat)}: {text}"


def _text(g: Game, action: Action) -> str:
    decision = g.decision
    return str(action) if decision is None else decision.text(action)


def _wrong(puzzle: Puzzle, what: str) -> BadPosition:
    return BadPosition(f"puzzle {puzzle.id}: {what}")
