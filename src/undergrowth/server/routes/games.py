"""Beginning and looking at games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from starlette.types import Receive, Scope, Send

from undergrowth.engine.errors import BadSetup
from undergrowth.server.errors import Refused
from undergrowth.server.making import new_game
from undergrowth.server.room import Room
from undergrowth.server.routes.common import Eyes, InRoom, json_answer, moment_of, rooms_of
from undergrowth.server.seating import Seated
from undergrowth.server.storage import GameRow
from undergrowth.server.views import faction_of, is_chosen
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.told import LogPage, Made, MadeSeat, State

router = APIRouter(tags=["games"])
At = Annotated[
    int | None,
    Query(ge=0, le=2**31 - 1, description="An earlier moment: after so many answers."),
]
Whose = Annotated[
    str | None,
    Query(max_length=60, description="Of a game that is over: with the eyes of this faction."),
]


@router.post("/api/games", status_code=201, responses=errors(400, 413, 415, 422, 429))
async def create(request: Request, asked: GameAsked) -> Made:
    """Begin a game.  Tokens and invitations are in this answer and in no other."""
    rooms = rooms_of(request)
    rooms.limits.check(request.client.host if request.client else "")
    try:
        row, made = await rooms.off_loop(lambda: new_game(rooms.store, asked))
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
    await rooms.get(row.id)  # computer players begin
    return made_answer(row, made)


def made_answer(row: GameRow, made: Seated) -> Made:
    """What is told about a new game, once; seats in the order they were asked for."""
    seats: list[MadeSeat] = []
    for place in range(len(made.order)):
        seat = made.order.index(place)
        faction = made.setup.seats[seat]
        token, invitation = made.tokens.get(seat), made.invitations.get(seat)
        link = f"/game/{row.id}#seat={token}" if token else None
        seats.append(
            MadeSeat(
                seat=seat,
                faction=faction if is_chosen(faction) else None,
                token=token,
                invitation=invitation,
                link=f"/join#{invitation}" if invitation else link,
            )
        )
    return Made(id=row.id, seats=seats, link=f"/game/{row.id}")


@router.get("/api/games/{game}", response_model=State, responses=errors(401, 403, 404, 409, 422))
async def state(
    request: Request, room: InRoom, eyes: Eyes, revision: At = None, eyes_of: Whose = None
) -> Response:
    """The game as this viewer may see it, now or at an earlier moment."""
    viewer = whose_eyes(room, eyes, eyes_of)
    if revision is None:
        return json_answer(room.state(viewer))
    moment = await moment_of(rooms_of(request), room, revision)
    return json_answer(to_json(room.state_at(moment, revision, viewer)))


def whose_eyes(room: Room, eyes: int, faction: str | None) -> int:
    """The seat to look from: another's only when the game is over and nothing is secret."""
    if faction is None:
        return eyes
    if not room.row.over:
        raise Refused(403, "running", "others' hands can be seen when the game is over")
    for seat in range(room.game.seats):
        if faction_of(room.game, seat) == faction:
            return seat
    raise Refused(404, "no_seat", "no such faction plays here")


@router.get("/api/games/{game}/log", response_model=LogPage, responses=errors(401, 403, 404, 422))
async def log(
    room: InRoom,
    eyes: Eyes,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    eyes_of: Whose = None,
) -> Response:
    """What has happened, from an entry on."""
    return json_answer(await room.told(whose_eyes(room, eyes, eyes_of), first, to_json))


@router.get(
    "/api/games/{game}/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "Events `state` (a State), `entries` (a LogPage) and `presence`.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **errors(401, 404, 422, 429),
    },
)
async def stream(request: Request, room: InRoom, eyes: Eyes) -> Response:
    """Live updates: the present first, then every change as it happens."""
    rooms = rooms_of(request)
    if rooms.streams >= rooms.config.most_streams:
        raise Refused(429, "too_many", "too many pages are open: try again in a moment")
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Live(room, eyes, headers)


class Live(StreamingResponse):
    """A stream that enters its room when it begins and leaves it however it ends."""

    def __init__(self, room: Room, seat: int, headers: dict[str, str]) -> None:
        super().__init__(iter(()), media_type="text/event-stream", headers=headers)
        self._room = room
        self._seat = seat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what happens until the page is gone."""
        viewer = self._room.enter(self._seat)
        self.body_iterator = viewer.messages()
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._room.leave(viewer)
