"""Looking on some minutes behind, with a link that the maker of a game hands out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from starlette.types import Receive, Scope, Send

from undergrowth.server.database.watches import end_watch, set_watch, watch_of
from undergrowth.server.errors import Refused
from undergrowth.server.games.delayed import LOOKS, Delayed, Shown, Watching, log_of
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.routes.common import (
    Address,
    At,
    InRoom,
    Owned,
    json_answer,
    rooms_of,
    stored,
)
from undergrowth.server.views.stream import BEAT, sse
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import State
from undergrowth.server.wire.logged import LogPage
from undergrowth.server.wire.tables import WatchAsked, WatchMade, WatchState

router = APIRouter(tags=["watching"])
Link = Annotated[
    str, Path(min_length=1, max_length=64, description="The secret of a link for spectators.")
]


def watching_of(request: Request) -> Watching:
    """Return the links by which games are watched."""
    watching = request.app.state.watching
    assert isinstance(watching, Watching)
    return watching


async def delayed_of(request: Request, link: Link) -> Delayed:
    """Return what the link in the path shows.  Refuses one that shows nothing."""
    return await watching_of(request).called(link)


Watched = Annotated[Delayed, Depends(delayed_of)]


@router.get("/api/watch/{link}", response_model=State, responses=errors(404, 409, 422, 429))
async def watched_state(
    request: Request, watched: Watched, address: Address, revision: At = None
) -> Response:
    """Return the game as a spectator saw it some minutes ago, or at a moment before that."""
    rooms = rooms_of(request)
    shown = await watched.look(rooms, address)
    if revision is None:
        return json_answer(watched.state(shown))
    return json_answer(await watched.earlier(rooms, address, shown, revision))


@router.get("/api/watch/{link}/log", response_model=LogPage, responses=errors(404, 409, 422, 429))
async def watched_log(
    request: Request,
    watched: Watched,
    address: Address,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """Return the log from an entry on, up to that time."""
    rooms = rooms_of(request)
    shown = await watched.look(rooms, address)
    return json_answer(await rooms.threads.read(address, lambda: to_json(log_of(shown, first))))


@router.get(
    "/api/watch/{link}/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "Events `state` (a State), `entries` (a LogPage) and `announcement`.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **errors(404, 409, 422, 429, 503),
    },
)
async def watched_stream(request: Request, watched: Watched, address: Address) -> Response:
    """Stream what happened some minutes ago: the state first, then every change."""
    rooms = rooms_of(request)
    await watched.look(rooms, address)
    return Followed(rooms, watching_of(request), watched.link, address)


class Followed(StreamingResponse):
    """A stream of a game some minutes behind; it ends with its link."""

    def __init__(self, rooms: Rooms, watching: Watching, link: str, address: str) -> None:
        """Prepare a stream, which counts as open from its first byte to its last."""
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        messages = _messages(rooms, watching, link, address)
        super().__init__(messages, media_type="text/event-stream", headers=headers)
        self._open = rooms.limits.streams
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what is old enough until the client has gone."""
        self._open.enter(self._address, "too many pages are open")
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._open.leave(self._address)


async def _messages(
    rooms: Rooms, watching: Watching, link: str, address: str
) -> AsyncIterator[bytes]:
    """Yield each moment as it gets old enough, and a comment line after each silence."""
    told: Shown | None = None
    line, silent = "", 0.0
    while True:
        try:
            watched = await watching.called(link)
            shown = await watched.look(rooms, address)
        except Refused:
            return  # the link has ended, or the game is gone
        message = b""
        if shown is not told:
            message = sse("state", watched.state(shown), shown.revision)
            if told is not None and len(shown.chronicle) > len(told.chronicle):
                message += sse("entries", to_json(log_of(shown, len(told.chronicle))))
            told = shown
        if line != rooms.orders.announcement:
            line = rooms.orders.announcement
            message += sse("announcement", to_json({"text": line}))
        silent = 0.0 if message else silent + LOOKS
        if silent >= BEAT:
            message, silent = b": quiet\n\n", 0.0
        if message:
            yield message
        await asyncio.sleep(LOOKS)


# ---- the maker's side


@router.get("/api/games/{game}/watch", responses=errors(401, 404, 422, 429), dependencies=[Owned])
async def own_watch(request: Request, room: InRoom) -> WatchState:
    """Return how far behind the link of this game shows it; nobody can read the link again."""
    found = await stored(request, room, watch_of)
    if found is None:
        raise Refused(404, "no_watch", "this game has no link for spectators")
    return WatchState(minutes=found.minutes)


@router.put(
    "/api/games/{game}/watch",
    responses=errors(400, 401, 404, 413, 415, 422, 429),
    dependencies=[Owned],
)
async def set_own_watch(request: Request, room: InRoom, asked: WatchAsked) -> WatchMade:
    """Make a link for spectators, in place of an earlier one, which shows nothing any more."""
    secret = await stored(request, room, lambda store, id: set_watch(store, id, asked.minutes))
    return WatchMade(minutes=asked.minutes, secret=secret, link=f"/watch/{secret}")


@router.delete(
    "/api/games/{game}/watch",
    responses=errors(401, 404, 422, 429),
    dependencies=[Owned],
)
async def end_own_watch(request: Request, room: InRoom) -> WatchState:
    """End the link for spectators of this game."""
    await stored(request, room, end_watch)
    return WatchState(minutes=None)
