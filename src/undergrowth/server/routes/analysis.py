"""The analysis board: positions read, begun and taken from games, and moments after answers.

Nothing is kept: whoever analyses holds the position and the tree of answers.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from undergrowth import position, puzzles
from undergrowth.engine.chance import new_seed
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.server.analysts import Analysts
from undergrowth.server.errors import Refused
from undergrowth.server.routes.common import (
    Address,
    Eyes,
    InRoom,
    dealt_anew,
    going_moment_of,
    rooms_of,
)
from undergrowth.server.wire.analysis import (
    AnalysisMoment,
    BeginAsked,
    LineAsked,
    LookAsked,
    PositionText,
    PositionTold,
    ReadAsked,
    WhyAsked,
    WhyTold,
    WriteAsked,
)
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.told import Ahead

router = APIRouter(tags=["analysis"])
FAILS = errors(400, 413, 415, 422, 429, 503)


def _analysts(request: Request) -> Analysts:
    return rooms_of(request).analysts


@router.post("/api/analysis/read", responses=FAILS)
async def read_position(request: Request, address: Address, asked: ReadAsked) -> PositionTold:
    """The position in a text; where it is wrong, the error names its `line`, too."""
    told = await _analysts(request).ask(address, "read", text=asked.text)
    return PositionTold(**told)


@router.post("/api/analysis/write", responses=FAILS)
async def write_position(request: Request, address: Address, asked: WriteAsked) -> PositionText:
    """A position as text, to be changed by hand."""
    told = await _analysts(request).ask(address, "write", position=asked.position)
    return PositionText(**told)


@router.post("/api/analysis/begin", responses=FAILS)
async def begin_position(request: Request, address: Address, asked: BeginAsked) -> PositionTold:
    """The position with which a setup begins."""
    seed = new_seed() if asked.seed is None else asked.seed
    setup = asked.setup.model_dump()
    told = await _analysts(request).ask(address, "begin", setup=setup, laid=asked.laid, seed=seed)
    return PositionTold(**told)


@router.post("/api/analysis/look", responses=FAILS)
async def look(request: Request, address: Address, asked: LookAsked) -> AnalysisMoment:
    """The moment after some answers to a position; an answer that is wrong is named by `at`."""
    words = asked.model_dump()
    words["seed"] = new_seed() if asked.seed is None else asked.seed
    return AnalysisMoment(**await _analysts(request).ask(address, "look", **words))


@router.post("/api/analysis/ahead", responses=FAILS)
async def look_ahead(request: Request, address: Address, asked: LineAsked) -> Ahead:
    """What each option certainly costs and brings."""
    return Ahead(**await _analysts(request).ask(address, "ahead", **asked.model_dump()))


@router.post("/api/analysis/why", responses=FAILS)
async def why_not_there(request: Request, address: Address, asked: WhyAsked) -> WhyTold:
    """Why an answer is not offered; with `domain`, why nothing is done with a target."""
    return WhyTold(**await _analysts(request).ask(address, "why", **asked.model_dump()))


@router.get("/api/puzzles/{id}/position", tags=["learning"], responses=errors(404, 422, 429))
async def puzzle_position(
    request: Request, address: Address, id: Annotated[str, Path(min_length=1, max_length=80)]
) -> PositionTold:
    """The position of a puzzle; what it leaves out is dealt as in its game."""
    threads = rooms_of(request).threads
    try:
        told = await threads.read(address, lambda: position.describe(puzzles.puzzle(id).game()))
    except BadText as error:
        raise Refused(404, "unknown", str(error)) from None
    except BadPosition as error:
        raise Refused(422, "bad_position", str(error)) from None
    return PositionTold(position=told)


@router.get(
    "/api/games/{game}/position",
    tags=["games"],
    responses=errors(401, 403, 404, 409, 422, 429),
)
async def game_position(
    request: Request,
    room: InRoom,
    eyes: Eyes,
    address: Address,
    revision: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> PositionTold:
    """A moment of a game as a position: exact if the game is over.

    While it runs, everything the viewer cannot see is dealt anew; that needs a moment at which
    the viewer was asked.
    """
    at = room.row.revision if revision is None else revision
    moment = await going_moment_of(rooms_of(request), room, address, at)
    if moment.turns == 0:
        raise Refused(409, "setup", "the game was being set up then: choose a later moment")
    if not room.row.over:
        moment = dealt_anew(moment, eyes)
    return PositionTold(position=position.describe(moment))
