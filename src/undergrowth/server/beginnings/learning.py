"""Puzzles and lessons as the API describes them, and games that begin from them."""

from __future__ import annotations

from typing import Final

from undergrowth import lessons, puzzles
from undergrowth.engine.errors import UndergrowthError
from undergrowth.engine.messages import Arg, phrase
from undergrowth.lessons import Lesson, is_step, steps_taken
from undergrowth.lessons.coach import proposal
from undergrowth.puzzles import OutOfBudget, Puzzle, Solver
from undergrowth.puzzles.checking import take
from undergrowth.server.beginnings.making import NewGame, played_on
from undergrowth.server.errors import Refused
from undergrowth.server.wire.asked import HERE, PlayOnAsked, SeatOnward
from undergrowth.server.wire.learning import (
    Coaching,
    LearnAsked,
    LessonLine,
    LessonReaction,
    LessonReply,
    LessonStand,
    LessonStep,
    LessonWhole,
    PuzzleGoal,
    PuzzleLine,
    PuzzleStand,
    PuzzleWhole,
)
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

_OTHERS = "greedy"
_WATCHED: Final = 2000
"""The tries of the solver to decide whether a goal is still certain."""


def installed_puzzles() -> list[PuzzleLine]:
    """Return the installed puzzles; a broken one has its problem instead."""
    found: list[PuzzleLine] = []
    for id in puzzles.puzzles():
        try:
            found.append(puzzle_line(puzzles.puzzle(id)))
        except UndergrowthError as error:
            found.append(PuzzleLine(id=id, title=id, problem=str(error)))
    return found


def puzzle_line(puzzle: Puzzle) -> PuzzleLine:
    """Return a puzzle as a line of the list."""
    faction = puzzle.turn()
    goal = puzzle.goal
    args: dict[str, Arg] = {
        "seat": f"faction:{faction}",
        "count": goal.points,
        "by": f"text:{goal.by}",
    }
    return PuzzleLine(
        id=puzzle.id,
        owner=puzzle.owner,
        faction=faction,
        title=str(puzzle.title),
        text=str(puzzle.text).strip(),
        goal=PuzzleGoal(
            kind=goal.kind,
            points=goal.points,
            by=goal.by,
            text=phrase(f"puzzles-goal-{goal.kind}", args),
        ),
        difficulty=puzzle.difficulty,
        hints=puzzle.hints,
    )


def whole_puzzle(id: str) -> PuzzleWhole:
    """Return a puzzle as a whole.  Raises `BadText` and `BadPosition`."""
    puzzle = puzzles.puzzle(id)
    g = puzzle.game(log=False)
    return PuzzleWhole(
        **dict(puzzle_line(puzzle)),
        said=[str(puzzle.hint(number + 1)) for number in range(puzzle.hints)],
        answers=puzzle.answers,
        line=_line(puzzle),
        hands={g.seat_name(s): [CARDS.text(card) for card in g.hands[s]] for s in range(g.seats)},
    )


def _line(puzzle: Puzzle) -> list[str]:
    """Return the labels of the solver's choices in the puzzle's solution."""
    g = puzzle.game(log=False, scripted=True)
    said: list[str] = []
    for answer in puzzle.answers:
        decision = g.decision
        if decision is not None and decision.seat == g.turn and len(decision.options) > 1:
            said.append(str(labels.label(g, g.meant(answer))))
        take(g, answer)
    return said


def installed_lessons() -> list[LessonLine]:
    """Return the installed lessons in order; broken ones come last, with their problem."""
    found: list[LessonLine] = []
    broken: list[LessonLine] = []
    for id in lessons.lessons():
        try:
            found.append(lesson_line(lessons.lesson(id)))
        except UndergrowthError as error:
            broken.append(LessonLine(id=id, title=id, problem=str(error)))
    return found + broken


def lesson_line(lesson: Lesson) -> LessonLine:
    """Return a lesson as a line of the list."""
    return LessonLine(
        id=lesson.id,
        owner=lesson.owner,
        faction=lesson.faction,
        title=str(lesson.title),
        text=str(lesson.said("text")),
        steps=len(lesson.steps),
    )


def whole_lesson(id: str) -> LessonWhole:
    """Return a lesson as a whole.  Raises `BadText` and `BadPosition`."""
    lesson = lessons.lesson(id)
    course = [
        LessonStep(
            accepts=step.accepts,
            text=str(lesson.asks(number)),
            hint=str(lesson.hint(number)),
            replies=[
                LessonReply(to=to, text=str(lesson.said(part))) for to, part in step.replies.items()
            ],
            think=step.think,
        )
        for number, step in enumerate(lesson.steps)
    ]
    closing = str(lesson.said("closing"))
    return LessonWhole(**dict(lesson_line(lesson)), course=course, closing=closing)


def puzzle_game(id: str, asked: LearnAsked, moment: float) -> NewGame:
    """Return a game that begins as a puzzle does.  Raises `BadText` and `BadPosition`."""
    puzzle = puzzles.puzzle(id)
    return _begun(puzzle.game(), puzzle.seed, str(puzzle.title), asked, moment)


def lesson_game(id: str, asked: LearnAsked, moment: float) -> NewGame:
    """Return a game that begins as a lesson does, with the same chance and other players."""
    lesson = lessons.lesson(id)
    return _begun(lesson.game(), lesson.seed, str(lesson.title), asked, moment)


def _begun(g: Game, seed: int, title: str, asked: LearnAsked, moment: float) -> NewGame:
    """Return a game in which the seat on turn is played here, the others by a computer player."""
    seats = [SeatOnward(faction=None, player=_OTHERS) for _ in range(g.seats)]
    seats[g.turn] = SeatOnward(faction=None, player=HERE, name=asked.name)
    onward = PlayOnAsked(revision=0, seats=seats, seed=seed, pace=asked.pace)
    return played_on(g, True, title, onward, moment)


# ---- in a game: it stores its first position and its answers; the rest comes from the file


def puzzle_stand(id: str, g: Game, seat: int) -> PuzzleStand:
    """Return the state of a puzzle for the seat that solves it.

    Raises `BadText` and `BadPosition`, and refuses a game that did not begin as this puzzle.  The
    solver looks into every hand, as people who solve puzzles do, too.
    """
    puzzle = puzzles.puzzle(id)
    begun = puzzle.game(log=False)
    _check(puzzle.began(g) and seat == begun.turn)
    solver = Solver(begun, puzzle.goal, _WATCHED)
    reached = solver.aim.reached(g)
    sure = reached
    if reached is None:
        try:
            sure = solver.proves(g)
        except OutOfBudget:
            sure = None
    return PuzzleStand(reached=reached, sure=sure)


def lesson_stand(id: str, g: Game, seat: int) -> LessonStand:
    """Return the learner's progress in a lesson.

    Raises `BadText` and `BadPosition`, and refuses a game that did not begin as this lesson.
    """
    taken = _taken(lessons.lesson(id), g, seat)
    return LessonStand(taken=taken or 0, left=taken is None)


def lesson_reaction(id: str, g: Game, seat: int, text: str) -> LessonReaction:
    """Return a lesson's reaction to an answer; after its last step every answer is accepted.

    Raises and refuses as `lesson_stand` does.
    """
    lesson = lessons.lesson(id)
    taken, decision = _taken(lesson, g, seat), g.decision
    if taken is not None and taken < len(lesson.steps):
        asked = decision is not None and decision.seat == seat and is_step(decision)
        if asked and not lesson.steps[taken].takes(text):
            return LessonReaction(accepted=False, said=str(lesson.reply(taken, text)))
    return LessonReaction(accepted=True, said="")


def coaching(g: Game, seat: int, revision: int) -> Coaching:
    """Return the coach's advice for the seat that is asked."""
    found = proposal(g, seat)
    return Coaching(
        revision=revision,
        text=found.text,
        label=str(found.label),
        then=[str(each) for each in found.then],
        because=[str(each) for each in found.because],
        beware=[str(each) for each in found.beware],
    )


def _taken(lesson: Lesson, g: Game, seat: int) -> int | None:
    _check(lesson.began(g) and seat == lesson.game().turn)
    return steps_taken(lesson, g.answers or [])


def _check(holds: bool) -> None:
    if not holds:
        raise Refused(409, "not_begun_so", "this game did not begin so, or is another seat's")
