"""Watching games: the state, the log, and live updates of both."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from starlette.types import Receive, Scope, Send

from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.gate.limits import Gauge
from undergrowth.server.routes.common import (
    Address,
    At,
    Eyes,
    InRoom,
    json_answer,
    moment_of,
    rooms_of,
    seat_called,
)
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import State
from undergrowth.server.wire.logged import LogPage
from undergrowth.server.wire.outcomes import Ahead

router = APIRouter(tags=["games"])
Whose = Annotated[
    str | None,
    Query(max_length=60, description="Of a game that is over: with the eyes of this faction."),
]


@router.get(
    "/api/games/{game}", response_model=State, responses=errors(401, 403, 404, 409, 422, 429)
)
async def state(
    request: Request,
    room: InRoom,
    eyes: Eyes,
    address: Address,
    revision: At = None,
    eyes_of: Whose = None,
) -> Response:
    """Return the game as this viewer may see it, now or at an earlier moment."""
    viewer = whose_eyes(room, eyes, eyes_of)
    if revision is None:
        return json_answer(room.state(viewer))
    moment = await moment_of(rooms_of(request), room, address, revision)
    return json_answer(to_json(room.state_at(moment, revision, viewer)))


@router.get(
    "/api/games/{game}/ahead",
    response_model=Ahead,
    responses=errors(401, 403, 404, 409, 422, 429),
)
async def ahead(room: InRoom, eyes: Eyes, address: Address) -> Response:
    """Return what each option of the open question certainly costs and brings, for the seat asked.

    It reveals nothing that the seat could not know: options are played with hidden information
    dealt anew.
    """
    return json_answer(await room.ahead(address, eyes))


def whose_eyes(room: Room, eyes: int, faction: str | None) -> int:
    """Return the viewing seat; another seat's view is allowed only when the game is over."""
    if faction is None:
        return eyes
    if not room.row.over:
        raise Refused(403, "running", "others' hands can be seen when the game is over")
    return seat_called(room, faction)


@router.get(
    "/api/games/{game}/log", response_model=LogPage, responses=errors(401, 403, 404, 422, 429)
)
async def log(
    room: InRoom,
    eyes: Eyes,
    address: Address,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    eyes_of: Whose = None,
) -> Response:
    """Return the log from an entry on."""
    return json_answer(await room.told(address, whose_eyes(room, eyes, eyes_of), first, to_json))


@router.get(
    "/api/games/{game}/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "Events `state` (a State), `entries` (a LogPage), `presence` and"
            " `announcement`.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **errors(401, 404, 422, 429, 503),
    },
)
async def stream(request: Request, room: InRoom, eyes: Eyes, address: Address) -> Response:
    """Stream live updates: the present state first, then every change as it happens."""
    return Live(room, eyes, rooms_of(request).limits.streams, address)


class Live(StreamingResponse):
    """A stream that enters its room when it begins and leaves it however it ends."""

    def __init__(self, room: Room, seat: int, open: Gauge, address: str) -> None:
        """Prepare a stream, which counts as open from its first byte to its last."""
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(iter(()), media_type="text/event-stream", headers=headers)
        self._room = room
        self._seat = seat
        self._open = open
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send updates until the client has gone."""
        self._open.enter(self._address, "too many pages are open")
        try:
            await self._follow(scope, receive, send)
        finally:
            self._open.leave(self._address)

    async def _follow(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._room.saw(self._seat)
        viewer = self._room.enter(self._seat)
        self.body_iterator = viewer.messages()
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._room.leave(viewer)
