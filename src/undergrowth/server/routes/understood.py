"""Understanding a game: advice at a question, and the review of a finished game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from undergrowth.engine.errors import BadSave, BadSetup
from undergrowth.server.errors import Refused
from undergrowth.server.games.understanding import PATIENCE, may_ask, reviewed, thought_about
from undergrowth.server.routes.common import Address, Eyes, Holder, InRoom, json_answer, rooms_of
from undergrowth.server.wire.asked import USUAL_PLAYER
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.understood import Advice, ReviewView
from undergrowth.words import language

router = APIRouter(tags=["understanding"])
_KEPT: Final = 16
"""The advice kept at one question; players with other budgets are others."""
Adviser = Annotated[
    str,
    Query(
        max_length=200,
        pattern=r"^[a-z0-9_-]+(:[a-z0-9_.=-]{1,40}){0,4}$",
        description="A computer player's id, options behind it.",
    ),
]


@router.get(
    "/api/games/{game}/advice",
    response_model=Advice,
    responses=errors(401, 403, 404, 409, 422, 429, 503),
)
async def advice(
    request: Request, room: InRoom, seat: Holder, address: Address, player: Adviser = USUAL_PLAYER
) -> Response:
    """Return a computer player's choice at the open question with its reasons, for the seat asked.

    The player gets no information that the seat could not have.
    """
    rooms = rooms_of(request)
    try:
        may_ask(room, seat, player)
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
    rooms.limits.computing.check(address)
    key = f"{language()} {player}"
    kept = room.advised
    if key not in kept:
        thinking = thought_about(
            room.game, room.row, rooms.threads, rooms.thinkers, player, address
        )
        try:
            advised = await asyncio.wait_for(thinking, PATIENCE)
        except TimeoutError:
            raise Refused(503, "no_advice", f"{player} takes too long") from None
        while len(kept) >= _KEPT:
            kept.pop(next(iter(kept)), None)
        kept[key] = advised
    return json_answer(kept[key])


@router.get(
    "/api/games/{game}/review",
    response_model=ReviewView,
    responses=errors(401, 403, 404, 409, 422, 429),
)
async def review(request: Request, room: InRoom, eyes: Eyes, address: Address) -> Response:
    """Return the review of a finished game: points by source, turning points, battles and luck."""
    if not room.row.over:
        raise Refused(403, "running", "a game is reviewed when it is over")
    rooms, kept = rooms_of(request), room.reviews
    if language() not in kept:
        try:
            kept[language()] = await rooms.threads.read(
                address, lambda: reviewed(room, rooms.store)
            )
        except (BadSave, BadSetup):
            raise Refused(409, "unreadable", "this release cannot read all its moments") from None
    return json_answer(kept[language()])
