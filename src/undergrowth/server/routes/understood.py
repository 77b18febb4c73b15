"""Understanding a game: advice at a question, the review of a finished game, prices of answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from undergrowth.engine.errors import BadSave, BadSetup, IllegalAction
from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.games.understanding import (
    PATIENCE,
    chosen,
    may_ask,
    price_at,
    reviewed,
    thought_about,
)
from undergrowth.server.routes.common import Address, Eyes, Holder, InRoom, json_answer, rooms_of
from undergrowth.server.wire.asked import USUAL_PLAYER
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.understood import Advice, ReviewChoices, ReviewPrice, ReviewView
from undergrowth.words import language

router = APIRouter(tags=["understanding"])
_KEPT: Final = 16
"""The advice kept at one question; players with other budgets are others."""
_PRICES: Final = 1000
"""The prices of answers that are kept of one game."""
_UNREADABLE: Final = "this release cannot read all its moments"
Moment = Annotated[int, Path(ge=0, le=2**31 - 1, description="The revision before the answer.")]
HandsOpen = Annotated[bool, Query(description="Judge by all hands as they really were.")]
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
    _check_over(room)
    rooms, kept = rooms_of(request), room.reviews
    return await _kept(kept, language(), rooms, address, lambda: reviewed(room, rooms.store))


@router.get(
    "/api/games/{game}/review/choices",
    response_model=ReviewChoices,
    responses=errors(401, 403, 404, 409, 422, 429),
)
async def review_choices(request: Request, room: InRoom, eyes: Eyes, address: Address) -> Response:
    """Return the moments of a finished game at which a seat had a choice in a turn."""
    _check_over(room)
    rooms = rooms_of(request)
    return await _kept(room.reviews, "choices", rooms, address, lambda: chosen(room, rooms.store))


@router.get(
    "/api/games/{game}/review/prices/{moment}",
    response_model=ReviewPrice,
    responses=errors(401, 403, 404, 409, 422, 429, 503),
)
async def review_price(
    request: Request,
    room: InRoom,
    eyes: Eyes,
    address: Address,
    moment: Moment,
    hands_open: HandsOpen = False,
) -> Response:
    """Return the chance to win that the answer at a moment of a finished game gave away.

    It is judged by what its seat knew then, or with all hands open.
    """
    _check_over(room)
    rooms, kept, key = rooms_of(request), room.priced, f"{language()} {moment} {hands_open}"
    if key not in kept:
        rooms.limits.computing.check(address)
        try:
            found = await price_at(
                room, moment, hands_open, rooms.store, rooms.threads, rooms.thinkers, address
            )
        except (BadSave, IllegalAction):
            raise Refused(409, "unreadable", _UNREADABLE) from None
        while len(kept) >= _PRICES:
            kept.pop(next(iter(kept)), None)
        kept[key] = found
    return json_answer(kept[key])


def _check_over(room: Room) -> None:
    """Refuse while a game runs: a review shows all hands."""
    if not room.row.over:
        raise Refused(403, "running", "a game is reviewed when it is over")


async def _kept(
    kept: dict[str, bytes], key: str, rooms: Rooms, address: str, make: Callable[[], bytes]
) -> Response:
    """Return a document about a finished game, which is made once."""
    if key not in kept:
        try:
            kept[key] = await rooms.threads.read(address, make)
        except (BadSave, BadSetup):
            raise Refused(409, "unreadable", _UNREADABLE) from None
    return json_answer(kept[key])
