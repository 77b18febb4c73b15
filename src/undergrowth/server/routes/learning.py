"""Puzzles and lessons: their lists, each as a whole, and games that begin from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic_core import to_json

from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.server.beginnings.learning import (
    coaching,
    installed_lessons,
    installed_puzzles,
    lesson_game,
    lesson_reaction,
    lesson_stand,
    puzzle_game,
    puzzle_stand,
    whole_lesson,
    whole_puzzle,
)
from undergrowth.server.beginnings.making import NewGame, made_answer
from undergrowth.server.documents.standing import Document
from undergrowth.server.errors import Refused
from undergrowth.server.games.understanding import may_be_advised
from undergrowth.server.people.hands import is_person
from undergrowth.server.routes.common import (
    UNCHANGED,
    Holder,
    InRoom,
    address_of,
    allows_words,
    begins_a_game,
    begun,
    opened,
    rooms_of,
    standing,
)
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Made
from undergrowth.server.wire.learning import (
    Coaching,
    LearnAsked,
    LessonLine,
    LessonReaction,
    LessonStand,
    LessonWhole,
    PuzzleLine,
    PuzzleStand,
    PuzzleWhole,
)

router = APIRouter(tags=["learning"])
T = TypeVar("T")
Id = Annotated[str, Path(min_length=1, max_length=80)]
Begins = Callable[[str, LearnAsked, float], NewGame]


@router.get(
    "/api/puzzles", response_model=list[PuzzleLine], responses={304: UNCHANGED, **errors(422, 429)}
)
async def all_puzzles(request: Request) -> Response:
    """Return the installed puzzles: title, text and goal of each."""
    return await _standing(request, "puzzles", installed_puzzles)


@router.get(
    "/api/puzzles/{id}",
    response_model=PuzzleWhole,
    responses={304: UNCHANGED, **errors(404, 422, 429)},
)
async def puzzle(request: Request, id: Id) -> Response:
    """Return a puzzle as a whole, with its solution."""
    return await _standing(request, f"puzzle {id}", lambda: whole_puzzle(id))


@router.post(
    "/api/puzzles/{id}/games", status_code=201, responses=errors(400, 404, 413, 415, 422, 429, 503)
)
async def play_puzzle(request: Request, id: Id, asked: LearnAsked) -> Made:
    """Make a game that begins as a puzzle does; the seat on turn plays here."""
    return await _begin(request, id, asked, puzzle_game)


@router.get(
    "/api/lessons", response_model=list[LessonLine], responses={304: UNCHANGED, **errors(422, 429)}
)
async def all_lessons(request: Request) -> Response:
    """Return the installed lessons, in the order to take them."""
    return await _standing(request, "lessons", installed_lessons)


@router.get(
    "/api/lessons/{id}",
    response_model=LessonWhole,
    responses={304: UNCHANGED, **errors(404, 422, 429)},
)
async def lesson(request: Request, id: Id) -> Response:
    """Return a lesson with its steps."""
    return await _standing(request, f"lesson {id}", lambda: whole_lesson(id))


@router.post(
    "/api/lessons/{id}/games", status_code=201, responses=errors(400, 404, 413, 415, 422, 429, 503)
)
async def take_lesson(request: Request, id: Id, asked: LearnAsked) -> Made:
    """Make a game that begins as a lesson does, with the same chance and the same other players."""
    return await _begin(request, id, asked, lesson_game)


async def alone_in(room: InRoom, seat: Holder) -> int:
    """Return the seat of the only person in a game played through from its beginning.

    Refuses all others: solver and lessons look at the true game, where hands lie as the file shows
    them to everybody.  Other people, and hands dealt anew, have secrets that no file shows.
    """
    if not room.row.complete or sum(map(is_person, room.seats)) != 1:
        raise Refused(409, "not_begun_so", "this game has secrets that the file does not show")
    return seat


Learner = Annotated[int, Depends(alone_in)]


@router.get("/api/games/{game}/puzzles/{id}", responses=errors(401, 404, 409, 422, 429))
async def puzzle_in_game(request: Request, room: InRoom, seat: Learner, id: Id) -> PuzzleStand:
    """Return whether a puzzle's goal is reached, missed or still in reach, in a game of it.

    Refused in games of several people, and where hidden information was dealt anew.
    """
    game = room.game
    return await _read(request, lambda: puzzle_stand(id, game, seat))


@router.get("/api/games/{game}/lessons/{id}", responses=errors(401, 404, 409, 422, 429))
async def lesson_in_game(request: Request, room: InRoom, seat: Learner, id: Id) -> LessonStand:
    """Return how many steps of a lesson have been taken, in a game of it.

    Refused in games of several people, and where hidden information was dealt anew.
    """
    game = room.game
    return await _read(request, lambda: lesson_stand(id, game, seat))


@router.get("/api/games/{game}/lessons/{id}/reaction", responses=errors(401, 404, 409, 422, 429))
async def reaction(
    request: Request,
    room: InRoom,
    seat: Learner,
    id: Id,
    text: Annotated[str, Query(min_length=1, max_length=200)],
) -> LessonReaction:
    """Return a lesson's reaction to an answer to the open question, without giving the answer."""
    game = room.game
    return await _read(request, lambda: lesson_reaction(id, game, seat, text))


@router.get("/api/games/{game}/coach", responses=errors(401, 403, 404, 409, 422, 429))
async def coach(request: Request, room: InRoom, seat: Holder) -> Coaching:
    """Return a coach's answer to the open question for the seat that is asked, and its reasons.

    The coach knows no more than the seat: hidden information is dealt anew first.  Refused in games
    without advice.
    """
    may_be_advised(room, seat)
    game, revision = room.game, room.row.revision
    return await _read(request, lambda: coaching(game, seat, revision))


async def _standing(request: Request, name: str, read: Callable[[], object]) -> Response:
    """Return an installed document, the same for everybody.  Refuses as `_refusing` does."""
    with _refusing():
        return await standing(request, name, lambda: Document(to_json(read())))


@contextmanager
def _refusing() -> Iterator[None]:
    """Refuse an unknown id, and a broken file."""
    try:
        yield
    except BadText as error:
        raise Refused(404, "unknown", str(error)) from None
    except BadPosition as error:
        raise Refused(422, "bad_position", str(error)) from None


async def _read(request: Request, read: Callable[[], T]) -> T:
    """Return the result of reading on a thread.  Refuses an unknown id, and a broken file."""
    with _refusing():
        return await rooms_of(request).threads.read(address_of(request), read)


async def _begin(request: Request, id: str, asked: LearnAsked, begins: Begins) -> Made:
    begins_a_game(request)
    allows_words(request, asked.name)
    with _refusing():
        new = await begun(request, lambda moment: begins(id, asked, moment))
    await opened(request, new)
    return made_answer(new)
