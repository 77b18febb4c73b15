"""Search for puzzles: turns in games of computer players that could have scored more.

Results are candidates: a person reviews them, and adds a title and hints.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from undergrowth import position
from undergrowth.ai import ask, make_player
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import UndergrowthError
from undergrowth.law.victory.dominance import (
    check_dominance,
    may_have_dominance,
    points_to_activate,
)
from undergrowth.law.victory.score import points_to_win
from undergrowth.position import Document
from undergrowth.puzzles.checking import Checked, check
from undergrowth.puzzles.files import Puzzle
from undergrowth.puzzles.goals import DOMINANCE, SCORE, STOP, WIN, Goal
from undergrowth.puzzles.lines import line
from undergrowth.puzzles.solving import OutOfBudget, Solver, open_copy
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.setup import Setup

BUDGET: Final = 2500
"""The tries of the solver for one moment; a puzzle that needs more is too hard for people."""
_TRIES: Final = 3
"""The number of greedy playouts of a turn, each with other rolls."""
_MOST_POINTS: Final = 15
_MOST_TURNS: Final = 200
_LONGEST: Final = 12
"""The most answers of a line."""


@dataclass
class Found:
    """A candidate with the result of its check."""

    puzzle: Puzzle
    checked: Checked


def find(
    setup: Setup, seed: int, goals: list[str], budget: int = BUDGET, player: str = "greedy"
) -> Iterator[Found]:
    """Yield candidates from one game of computer players, at most one a turn.  Raises
    `BadSetup`."""
    g = Game.new(setup, seed, log=False)
    players = [make_player(player, seat, seed * g.seats + seat) for seat in range(g.seats)]
    turn: list[Game] = []
    while not g.over and g.turns < _MOST_TURNS:
        if turn and g.turns != turn[0].turns:
            found = _of_turn(turn, goals, budget)
            if found is not None:
                yield found
            turn = []
        decision = g.decision
        assert decision is not None
        if g.turns > g.seats and decision.seat == g.turn and len(decision.offered) > 1:
            turn.append(g.copy())
        g.take(ask(players[decision.seat], g))


def _of_turn(turn: list[Game], goals: list[str], budget: int) -> Found | None:
    """Return the candidate of a turn: its earliest moment from which a goal can be proved.

    The search goes backwards from the end of the turn, where little is left to try, and stops when
    it becomes too large.
    """
    best: Found | None = None
    for g in reversed(turn):
        try:
            for kind in goals:
                found = _candidate(g, kind, budget)
                if found is not None:
                    best = Found(*found)
                    break
        except OutOfBudget:
            break
    return best


def _candidate(g: Game, kind: str, budget: int) -> tuple[Puzzle, Checked] | None:
    """Return a puzzle from a moment, or None.  Raises `OutOfBudget`."""
    changed: dict[int, Document] = {}
    if kind == STOP:
        goal, threat = Goal(STOP, 0, DOMINANCE), _threat(g)
        if threat is None:
            return None
        changed[_next_seat(g)] = threat
    else:
        goal = Goal(SCORE, greedy_gain(g) + 1)
        if goal.points > _MOST_POINTS or g.dominance[g.turn] != NO_CARD:
            return None
        if not _is_sharp(open_copy(g), goal, budget):
            return None
        if kind == WIN:
            changed[g.turn] = {"score": points_to_win(g, g.turn) - goal.points}
            goal = Goal(WIN)
    document = position.describe(g)
    document.pop("deck_top", None)
    for seat, entries in changed.items():
        own = document[g.seat_name(seat)]
        assert isinstance(own, dict)
        own.update(entries)
    return candidate(f"found-{g.seat_name(g.turn)}", document, goal, budget)


def greedy_gain(g: Game) -> int:
    """Return the most points that the greedy player scores in the rest of the turn, in a few
    tries."""
    most = 0
    for attempt in range(_TRIES):
        after = g.copy()
        after.chance = seeded(attempt)
        players = [make_player("greedy", seat, attempt) for seat in range(g.seats)]
        while not after.over and after.turns == g.turns and after.decision is not None:
            after.take(ask(players[after.decision.seat], after))
        most = max(most, after.score[g.turn] - g.score[g.turn])
    return most


def _next_seat(g: Game) -> int:
    return (g.turn + 1) % g.seats


def _threat(g: Game) -> Document | None:
    """Return the entries with which the next seat would win by dominance at once; None
    without any."""
    seat = _next_seat(g)
    if not may_have_dominance(g, seat):
        return None
    for card in g.deck:
        if g.box.cards[card].kind == "dominance":
            threat = open_copy(g)
            threat.dominance[seat] = card
            check_dominance(threat, seat)
            if threat.over and seat in threat.winners:
                score = max(g.score[seat], points_to_activate(g, seat))
                return {"dominance": [CARDS.text(card)], "score": score}
    return None


def _is_sharp(g: Game, goal: Goal, budget: int) -> bool:
    """Whether the goal is certain, but at most half of the first answers keep it.

    Raises `OutOfBudget`.
    """
    solver = Solver(g, goal, budget)
    if not solver.proves(g):
        return False
    decision = g.decision
    return decision is not None and 2 * len(solver.keeping(g)) <= len(decision.offered)


def candidate(
    id: str, document: Document, goal: Goal, budget: int
) -> tuple[Puzzle, Checked] | None:
    """Return a puzzle of this position, if the goal is certain but not with most first answers.

    Raises `OutOfBudget`.
    """
    try:
        puzzle = Puzzle(id, goal, document, ["pass"])
        g = puzzle.game(log=False, scripted=True)
        if not _is_sharp(g, goal, budget):
            return None
        solver = Solver(g, goal, budget)
        puzzle.answers = line(g, solver)
        if not 2 < len(puzzle.answers) <= _LONGEST:
            return None
        return puzzle, check(puzzle, 4 * budget)
    except UndergrowthError:
        return None
