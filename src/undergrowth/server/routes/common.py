"""What routes share: the room of a game, and whose eyes a request comes with."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request, Response, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from undergrowth.engine.errors import BadSave, BadSetup
from undergrowth.engine.frames import NOBODY
from undergrowth.server.catalogue import Page
from undergrowth.server.errors import Refused
from undergrowth.server.guard import Limits
from undergrowth.server.moments import unpack
from undergrowth.server.room import Room
from undergrowth.server.rooms import Rooms
from undergrowth.table.game import Game

JSON = "application/json"
_bearer = HTTPBearer(
    auto_error=False, scheme_name="seat", description="The token of a seat, told when it was made."
)
GameId = Annotated[str, Path(min_length=1, max_length=32, description="The id of a game.")]


def rooms_of(request: Request) -> Rooms:
    """The games of the server."""
    rooms = request.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def page_of(request: Request) -> Page:
    """The catalogue."""
    page = request.app.state.catalogue
    assert isinstance(page, Page)
    return page


def begins_a_game(request: Request) -> None:
    """Count one more game of whoever asks.  Refuses when there were too many."""
    limits = request.app.state.limits
    assert isinstance(limits, Limits)
    limits.check(request.client.host if request.client else "")


async def room_of(request: Request, game: GameId) -> Room:
    """The room of the game in the address.  Refuses an unknown one."""
    return await rooms_of(request).get(game)


InRoom = Annotated[Room, Depends(room_of)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]


async def viewer_of(request: Request, room: InRoom, given: Credentials) -> int:
    """The seat whose token came along; NOBODY without one.  Refuses a wrong one."""
    if given is None:
        if request.headers.get("authorization"):
            raise Refused(401, "unauthorized", "expected Authorization: Bearer <token>")
        return NOBODY
    seat = room.seat_of(given.credentials)
    if room.seats[seat].claim is not None:
        return await _first_use(room, given.credentials)
    return seat


async def _first_use(room: Room, token: str) -> int:
    """The seat of a token that arrived: from now on its claim cannot be made again."""
    async with room.held():
        held = room.seats[room.seat_of(token)]  # another claim may have replaced it meanwhile
        if held.claim is not None:
            await room.set_seat(held.seat, claim=None)
        return held.seat


Eyes = Annotated[int, Depends(viewer_of)]


async def holder_of(eyes: Eyes) -> int:
    """The seat whose token came along.  Refuses spectators."""
    if eyes == NOBODY:
        raise Refused(401, "unauthorized", "this needs the token of a seat")
    return eyes


Holder = Annotated[int, Depends(holder_of)]


async def moment_of(rooms: Rooms, room: Room, revision: int) -> Game:
    """A game after so many answers.  Refuses what never was, and what cannot be read."""

    def read() -> Game | None:
        packed = rooms.store.state(room.row.id, revision)
        return None if packed is None else unpack(packed)

    try:
        moment = await rooms.threads.run(read)
    except (BadSave, BadSetup):
        raise Refused(409, "unreadable", "this release cannot read that moment") from None
    if moment is None:
        raise Refused(404, "no_moment", f"the game has only come to {room.row.revision}")
    return moment


def json_answer(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that is written already."""
    return Response(body, status, headers, JSON)
