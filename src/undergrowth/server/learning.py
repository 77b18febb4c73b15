"""Puzzles and lessons as they are told, and games that begin as they do."""

from __future__ import annotations

from undergrowth import lessons, puzzles
from undergrowth.engine.messages import Arg, phrase
from undergrowth.lessons import Lesson
from undergrowth.puzzles import Puzzle
from undergrowth.server.making import played_on
from undergrowth.server.rows import GameRow
from undergrowth.server.seating import Seated
from undergrowth.server.storage import Store
from undergrowth.server.wire.asked import HERE, PlayOnAsked, SeatOnward
from undergrowth.server.wire.learning import (
    LearnAsked,
    LessonLine,
    LessonReply,
    LessonStep,
    LessonWhole,
    PuzzleGoal,
    PuzzleLine,
    PuzzleWhole,
)
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS

_OTHERS = "greedy"


def installed_puzzles() -> list[PuzzleLine]:
    """The puzzles that are installed.  Raises `BadPosition`."""
    return [puzzle_line(puzzles.puzzle(id)) for id in puzzles.puzzles()]


def puzzle_line(puzzle: Puzzle) -> PuzzleLine:
    """What is told of a puzzle before anybody asks for more."""
    faction = FACTIONS.text(FACTIONS.parse(str(puzzle.position["turn"])))
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
        hands={g.seat_name(s): [CARDS.text(card) for card in g.hands[s]] for s in range(g.seats)},
    )


def installed_lessons() -> list[LessonLine]:
    """The lessons that are installed, in their order.  Raises `BadPosition`."""
    return [lesson_line(lessons.lesson(id)) for id in lessons.lessons()]


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
