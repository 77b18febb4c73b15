"""Puzzles cut from games that were played: goals of a turn that were certain, and were missed.

Each choice of a turn is looked at from what its seat knew.  Everything hidden from it is dealt anew
so often that each card has been in each hand where it may be, and the goal must be certain each
time: so no seat has missed what an ambush could have prevented.  Two games that looked alike to
the seat give the same puzzle.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from undergrowth import position
from undergrowth.ai.verdicts import verdict
from undergrowth.engine.errors import BadPosition, UndergrowthError
from undergrowth.engine.given import given_as, given_number
from undergrowth.law.victory.score import may_score, points_to_win
from undergrowth.puzzles.checking import Checked, check
from undergrowth.puzzles.files import Puzzle
from undergrowth.puzzles.goals import DOMINANCE, SCORE, STOP, WIN, Goal
from undergrowth.puzzles.lines import World, line
from undergrowth.puzzles.missed import HINTS, Missed
from undergrowth.puzzles.playing import Moment, PlayedTurn
from undergrowth.puzzles.solving import OutOfBudget, Solver, open_copy
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize, rotated, rotations
from undergrowth.table.hidden.unknown import known_cards, unknown_items

BUDGET: Final = 10_000
"""The answers that the solver tries in one turn, unless somebody says another number."""
LEAST: Final = 3
"""The fewest answers of a line; less is no puzzle."""
LONGEST: Final = 12
"""The most answers of a line."""
_MOST_POINTS: Final = 15
_FEW: Final = 12
"""The most face-down pieces of a kind, and items under ruins."""


@dataclass
class Cut:
    """The result of looking at a turn."""

    puzzle: Puzzle | None = None
    """The puzzle; None if nothing was missed, or nothing that makes a puzzle."""
    checked: Checked | None = None
    """The result of its check."""
    moment: Moment | None = None
    """The choice by which its goal was missed, where the puzzle begins."""
    whole: bool = True
    """Whether every choice was looked at.  The search goes backwards from the end of the turn, and
    stops when the budget is used up."""


def cut(turn: PlayedTurn, goals: list[str], budget: int = BUDGET) -> Cut:
    """Return the puzzle of a turn: its earliest choice that gave a goal away.

    The budget bounds the time: the solver tries about so many answers, and the check of a puzzle at
    most as many again in each deal.
    """
    played = given_as("a turn", turn, PlayedTurn, BadPosition)
    search = _Search(played, goals, given_number("the budget", budget, 1, BadPosition))
    found = Cut()
    for moment in [] if played.won else reversed(played.moments):
        try:
            result = search.puzzle(moment)
        except OutOfBudget:
            found.whole = False
            break
        if result is not None:
            found.puzzle, found.checked = result
            found.moment = moment
    return found


def judged(found: Cut, tries: int) -> Puzzle:
    """Return the puzzle of a turn with the chance to win that the miss cost, if luck does not
    explain it.  Raises `BadPosition` if there is no puzzle, and `BadSetup` for no tries."""
    if found.puzzle is None or found.moment is None or found.puzzle.missed is None:
        raise BadPosition("nothing was cut from that turn")
    g = found.moment.game
    price = verdict(g, g.meant(found.moment.answer), tries)
    cost, reach = round(100 * price.price), round(100 * price.reach)
    if not price.is_sure() or cost == 0:
        return found.puzzle
    return replace(found.puzzle, missed=replace(found.puzzle.missed, cost=cost, reach=reach))


class _Search:
    """The search of one turn, from its last choice to its first."""

    def __init__(self, turn: PlayedTurn, goals: list[str], budget: int) -> None:
        self.turn: Final = turn
        self.goals: Final = goals
        self.left = budget
        self.reach = 0
        """The highest score that was certain at a later choice."""
        self.stopped = False
        """Whether it was certain at a later choice that dominance would not win."""

    def puzzle(self, moment: Moment) -> tuple[Puzzle, Checked] | None:
        """Return the puzzle of a choice that gave a goal away, or None.  Raises `OutOfBudget`."""
        g = moment.game
        try:
            worlds = _Worlds(g)
        except BadPosition:
            return None
        if STOP in self.goals and self.turn.lost and not self.stopped:
            goal = Goal(STOP, 0, DOMINANCE)
            proved = self._prove(worlds, goal)
            if proved:
                self.stopped = True
                return self._made(worlds, moment, goal, proved)
        if self.stopped or not may_score(g, g.turn):
            return None  # points mean little where the game was to be saved
        return self._of_score(worlds, moment)

    def _of_score(self, worlds: _Worlds, moment: Moment) -> tuple[Puzzle, Checked] | None:
        """Return a puzzle of points, or of winning by them."""
        best, solvers = self._best(worlds, moment)
        if best is None:
            return None
        return self._made(worlds, moment, best, solvers)

    def _best(self, worlds: _Worlds, moment: Moment) -> tuple[Goal | None, list[Solver]]:
        """Return the highest goal that is certain here, and was neither reached nor certain
        later."""
        g = moment.game
        now, winning = g.score[g.turn], points_to_win(g, g.turn)
        best, solvers = None, []
        target = max(self.reach, moment.score) + 1
        if SCORE not in self.goals:
            target = max(target, winning)
        while target <= winning and target - now <= _MOST_POINTS:
            goal = Goal(WIN) if target == winning else Goal(SCORE, target - now)
            try:
                proved = self._prove(worlds, goal, best) if goal.kind in self.goals else []
            except OutOfBudget:
                if best is None:
                    raise
                break
            if not proved:
                break
            best, solvers, self.reach = goal, proved, target
            target += 1
        return best, solvers

    def _prove(self, worlds: _Worlds, goal: Goal, lower: Goal | None = None) -> list[Solver]:
        """Return the solver of each world, or none if the goal is not certain in all of them.

        Where a `lower` goal is certain, half of the answers that are left are kept for its line.
        Raises `OutOfBudget`.
        """
        kept = 0 if lower is None else self.left // 2
        found: list[Solver] = []
        for number in range(worlds.number):
            g = worlds.game(number)
            solver = Solver(g, goal, self.left - kept)
            try:
                if not solver.proves(g):
                    return []
            finally:
                self.left = kept + solver.left
            found.append(solver)
        return found

    def _made(
        self, worlds: _Worlds, moment: Moment, goal: Goal, solvers: list[Solver]
    ) -> tuple[Puzzle, Checked] | None:
        """Return the puzzle, if at most half of the first answers keep the goal, and the one that
        was given does not.  Raises `OutOfBudget`."""
        puzzle, g = replace(worlds.puzzle, goal=goal), worlds.game(0)
        for solver in solvers:
            solver.left = self.left
        if self._is_sharp(g, moment.answer, solvers[0]):
            others = [World(worlds.game(i), solvers[i]) for i in range(1, worlds.number)]
            puzzle.answers = line(g, solvers[0], others)
        self.left = max(0, self.left - sum(self.left - solver.left for solver in solvers))
        if not LEAST <= len(puzzle.answers) <= LONGEST:
            return None
        scored = moment.score - moment.game.score[self.turn.seat]
        player = self.turn.player
        puzzle.missed = Missed(self.turn.number, moment.answer, scored, player)
        return self._checked(puzzle)

    def _is_sharp(self, g: Game, given: str, solver: Solver) -> bool:
        """Whether the answer that was given loses the goal, and so do half of all or more."""
        decision = g.decision
        if decision is None or given not in decision.texts():
            return False
        keeping = [decision.text(action) for action in solver.keeping(g)]
        return given not in keeping and 2 * len(keeping) <= len(decision.offered)

    def _checked(self, puzzle: Puzzle) -> tuple[Puzzle, Checked] | None:
        try:
            return puzzle, check(puzzle, max(1, self.left))
        except UndergrowthError:
            return None


class _Worlds:
    """The games that a choice may belong to as far as its seat knows, made when they are needed."""

    def __init__(self, g: Game) -> None:
        """Describe the first world as a puzzle.  Raises `BadPosition` if that cannot be done."""
        self._true: Final = g
        document = position.describe(determinize(g, g.turn, 0))
        document.pop("deck_top", None)
        self.puzzle: Final = Puzzle("cut", Goal(SCORE, 1), document, ["pass"], HINTS)
        """The first world, with a goal that is replaced."""
        self._rotations: Final = _rotations(g)
        self.number: Final = 1 + len(self._rotations)
        """The number of worlds: the first, and those of which one has any card in any hand."""
        self._games: Final = [self.puzzle.game(log=False, scripted=True)]

    def game(self, number: int) -> Game:
        """Return a world."""
        while len(self._games) <= number:
            rotation = self._rotations[len(self._games) - 1]
            world = open_copy(rotated(self._true, self._true.turn, rotation))
            world.asks_all = False
            self._games.append(world)
        return self._games[number]


def _rotations(g: Game) -> list[int]:
    """Return rotations after which each card has been in each hand that the seat does not know.

    Hands are dealt from cards in a row, so a step as large as the smallest hand leaves none out.
    Face-down pieces and items under ruins are few: the first rotations have each in each place.
    """
    seat, whole = g.turn, rotations(g, g.turn)
    hidden = [
        len(g.hands[other]) - len(known_cards(g, seat, other))
        for other in range(g.seats)
        if other != seat
    ]
    step = min((size for size in hidden if size > 0), default=whole)
    few = _FEW if g.box.hides_kinds or unknown_items(g, seat) else 1
    return sorted({*range(0, whole, step), *range(min(few, whole))})
