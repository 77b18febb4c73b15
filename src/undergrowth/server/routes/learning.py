"""Puzzles and lessons: their lists, each as a whole, and games that begin from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response
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
from undergrowth.server.beginnings.making import made_answer
from undergrowth.server.beginnings.seating import Seated
from undergrowth.server.database.rows import GameRow
from undergrowth.server.database.storage import Store
from undergrowth.server.documents.standing import Document
from undergrowth.server.errors import Refused
from undergrowth.server.games.understanding import may_be_advised
from undergrowth.server.routes.common import (
    UNCHANGED,
    Holder,
    InRoom,
    address_of,
    begins_a_game,
    rooms_of,
    standing,
)
from undergrowth.server.wire.common import errors
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
from undergrowth.server.wire.told import Made

router = APIRouter(tags=["learning"])
T = TypeVar("T")
Id = Annotated[str, Path(min_length=1, max_length=80)]
Begins = Callable[[Store, str, LearnAsked], tuple[GameRow, Seated]]


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


@router.get("/api/games/{game}/puzzles/{id}", responses=errors(401, 404, 409, 422, 429))
async def puzzle_in_game(request: Request, room: InRoom, seat: Holder, id: Id) -> PuzzleStand:
    """Return whether a puzzle's goal is reached, missed or still in reach, in a game of it."""
    game = room.game
    return await _read(request, lambda: puzzle_stand(id, game, seat))


@router.get("/api/games/{game}/lessons/{id}", responses=errors(401, 404, 409, 422, 429))
async def lesson_in_game(request: Request, room: InRoom, seat: Holder, id: Id) -> LessonStand:
    """Return how many steps of a lesson have been taken, in a game of it."""
    game = room.game
    return await _read(request, lambda: lesson_stand(id, game, seat))


@router.get("/api/games/{game}/lessons/{id}/reaction", responses=errors(401, 404, 409, 422, 429))
async def reaction(
    request: Request,
    room: InRoom,
    seat: Holder,
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
    rooms = rooms_of(request)
    begins_a_game(request)
    with _refusing():
        row, made = await rooms.threads.run(lambda: begins(rooms.store, id, asked))
    room = await rooms.get(row.id)
    room.whose = address_of(request)
    return made_answer(row, made)
