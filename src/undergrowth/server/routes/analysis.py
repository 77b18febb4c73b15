"""The analysis board: read and make positions, take them from games, and look at moments.

Nothing is stored: the client keeps the position and the tree of answers.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from undergrowth import position, puzzles
from undergrowth.engine.chance import new_seed
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.server.analysis.analysts import Analysts
from undergrowth.server.errors import Refused
from undergrowth.server.ratings.serious import check_not_open
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
    OpinionAsked,
    OpinionTold,
    PositionText,
    PositionTold,
    ReadAsked,
    WhyAsked,
    WhyTold,
    WriteAsked,
)
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.outcomes import Ahead

router = APIRouter(tags=["analysis"])
FAILS = errors(400, 413, 415, 422, 429, 503)


def _analysts(request: Request) -> Analysts:
    return rooms_of(request).analysts


@router.post("/api/analysis/read", responses=FAILS)
async def read_position(request: Request, address: Address, asked: ReadAsked) -> PositionTold:
    """Return the position in a text; an error names the `line` where the text is wrong."""
    told = await _analysts(request).ask(address, "read", text=asked.text)
    return PositionTold(**told)


@router.post("/api/analysis/write", responses=FAILS)
async def write_position(request: Request, address: Address, asked: WriteAsked) -> PositionText:
    """Return a position as text for editing."""
    told = await _analysts(request).ask(address, "write", position=asked.position)
    return PositionText(**told)


@router.post("/api/analysis/begin", responses=FAILS)
async def begin_position(request: Request, address: Address, asked: BeginAsked) -> PositionTold:
    """Return the position with which a setup begins."""
    seed = new_seed() if asked.seed is None else asked.seed
    setup = asked.setup.model_dump()
    told = await _analysts(request).ask(address, "begin", setup=setup, laid=asked.laid, seed=seed)
    return PositionTold(**told)


@router.post("/api/analysis/look", responses=FAILS)
async def look(request: Request, address: Address, asked: LookAsked) -> AnalysisMoment:
    """Return the moment after some answers to a position; an error names a wrong answer by `at`."""
    words = asked.model_dump()
    words["seed"] = new_seed() if asked.seed is None else asked.seed
    return AnalysisMoment(**await _analysts(request).ask(address, "look", **words))


@router.post("/api/analysis/ahead", responses=FAILS)
async def look_ahead(request: Request, address: Address, asked: LineAsked) -> Ahead:
    """Return what each option certainly costs and brings."""
    return Ahead(**await _analysts(request).ask(address, "ahead", **asked.model_dump()))


@router.post("/api/analysis/why", responses=FAILS)
async def why_not_there(request: Request, address: Address, asked: WhyAsked) -> WhyTold:
    """Return why an answer is not offered; with `domain`, why nothing can be done with a target."""
    return WhyTold(**await _analysts(request).ask(address, "why", **asked.model_dump()))


@router.post("/api/analysis/opinion", responses=FAILS)
async def opinion_on(request: Request, address: Address, asked: OpinionAsked) -> OpinionTold:
    """Return each seat's chance to win and the best options, from what the asked seat knows.

    Ask again with more tries for an opinion that grows.
    """
    return OpinionTold(**await _analysts(request).ask(address, "opinion", **asked.model_dump()))


@router.get("/api/puzzles/{id}/position", tags=["learning"], responses=errors(404, 422, 429))
async def puzzle_position(
    request: Request, address: Address, id: Annotated[str, Path(min_length=1, max_length=80)]
) -> PositionTold:
    """Return the position of a puzzle, complete with what is dealt in its game."""
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
    """Return a moment of a game as a position: exact if the game is over.

    While the game runs, everything the viewer cannot see is dealt anew; this needs a moment at
    which the viewer was asked.
    """
    check_not_open(room.row, "take its positions when it is over")
    at = room.row.revision if revision is None else revision
    moment = await going_moment_of(rooms_of(request), room, address, at)
    if moment.turns == 0:
        raise Refused(409, "setup", "the game was being set up then: choose a later moment")
    over = room.row.over
    told = await rooms_of(request).threads.read(
        address, lambda: position.describe(moment if over else dealt_anew(moment, eyes))
    )
    return PositionTold(position=told)
