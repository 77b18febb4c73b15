"""Puzzles and lessons as they are told, and games that begin as they do."""

from __future__ import annotations

from typing import Final

from undergrowth import lessons, puzzles
from undergrowth.engine.errors import UndergrowthError
from undergrowth.engine.messages import Arg, phrase
from undergrowth.lessons import Lesson, is_step, steps_taken
from undergrowth.lessons.coach import proposal
from undergrowth.puzzles import OutOfBudget, Puzzle, Solver
from undergrowth.puzzles.checking import take
from undergrowth.server.errors import Refused
from undergrowth.server.making import played_on
from undergrowth.server.rows import GameRow
from undergrowth.server.seating import Seated
from undergrowth.server.storage import Store
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
from undergrowth.table.names import CARDS, FACTIONS

_OTHERS = "greedy"
_WATCHED: Final = 2000
"""Answers that the solver tries to say whether a goal is still sure."""


def installed_puzzles() -> list[PuzzleLine]:
    """The puzzles that are installed; of one whose file is wrong, what is wrong with it."""
    found: list[PuzzleLine] = []
    for id in puzzles.puzzles():
        try:
            found.append(puzzle_line(puzzles.puzzle(id)))
        except UndergrowthError as error:
            found.append(PuzzleLine(id=id, title=id, problem=str(error)))
    return found


def puzzle_line(puzzle: Puzzle) -> PuzzleLine:
    """What is told of a puzzle before anybody asks for more."""
    faction = FACTIONS.text(FACTIONS.parse(puzzle.turn()))
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
    """All of a puzzle.  Raises `BadText` and `BadPosition`."""
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
    """The answers of its line that choose something, in words."""
    g = puzzle.game(log=False, scripted=True)
    said: list[str] = []
    for answer in puzzle.answers:
        decision = g.decision
        if decision is not None and decision.seat == g.turn and len(decision.options) > 1:
            said.append(str(labels.label(g, g.meant(answer))))
        take(g, answer)
    return said


def installed_lessons() -> list[LessonLine]:
    """The lessons that are installed, in their order; what is wrong with one stands last."""
    found: list[LessonLine] = []
    broken: list[LessonLine] = []
    for id in lessons.lessons():
        try:
            found.append(lesson_line(lessons.lesson(id)))
        except UndergrowthError as error:
            broken.append(LessonLine(id=id, title=id, problem=str(error)))
    return found + broken


def lesson_line(lesson: Lesson) -> LessonLine:
    """What is told of a lesson in the list."""
    return LessonLine(
        id=lesson.id,
        owner=lesson.owner,
        faction=lesson.faction,
        title=str(lesson.title),
        text=str(lesson.said("text")),
        steps=len(lesson.steps),
    )


def whole_lesson(id: str) -> LessonWhole:
    """All of a lesson.  Raises `BadText` and `BadPosition`."""
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


def puzzle_game(store: Store, id: str, asked: LearnAsked) -> tuple[GameRow, Seated]:
    """A game that begins as a puzzle does.  Raises `BadText` and `BadPosition`."""
    puzzle = puzzles.puzzle(id)
    return _begun(store, puzzle.game(), puzzle.seed, str(puzzle.title), asked)


def lesson_game(store: Store, id: str, asked: LearnAsked) -> tuple[GameRow, Seated]:
    """A game that begins as a lesson does: chance and the others do as there."""
    lesson = lessons.lesson(id)
    return _begun(store, lesson.game(), lesson.seed, str(lesson.title), asked)


def _begun(
    store: Store, g: Game, seed: int, title: str, asked: LearnAsked
) -> tuple[GameRow, Seated]:
    """The seat that is on is played here, the others by a computer player."""
    seats = [SeatOnward(faction=None, player=_OTHERS) for _ in range(g.seats)]
    seats[g.turn] = SeatOnward(faction=None, player=HERE, name=asked.name)
    onward = PlayOnAsked(revision=0, seats=seats, seed=seed, pace=asked.pace)
    return played_on(store, g, True, title, onward)


# ---- in a game: it says from which position it came and what was answered, the file the rest


def puzzle_stand(id: str, g: Game, seat: int) -> PuzzleStand:
    """How a puzzle stands for the seat that solves it.

    Raises `BadText` and `BadPosition`, and refuses a game that is none of it.  The solver looks
    into every hand, as all who solve puzzles do.
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
    """How far a lesson is for the learner.

    Raises `BadText` and `BadPosition`, and refuses a game that is none of it.
    """
    taken = _taken(lessons.lesson(id), g, seat)
    return LessonStand(taken=taken or 0, left=taken is None)


def lesson_reaction(id: str, g: Game, seat: int, text: str) -> LessonReaction:
    """What a lesson does with an answer to the open question; after its steps all is accepted.

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
    """What a coach would answer for the seat that is asked."""
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
