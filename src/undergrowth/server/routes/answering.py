"""The way of most answers: one that is well formed needs nothing that takes long to look for.

`play.py` describes the address, and answers whatever is not as it should be.  Working out what its
function depends on costs more than the engine does, so here that is written down.
"""

from __future__ import annotations

import json
from typing import Final

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.routing import Match, Route
from starlette.types import Message, Receive, Scope, Send

from undergrowth.server.games.rooms import Rooms
from undergrowth.server.gate.guard import caller
from undergrowth.server.routes.common import json_answer, seat_with
from undergrowth.server.routes.play import given
from undergrowth.server.wire.asked import AnswerAsked

PATH: Final = "/api/games/{game}/answers"
_LONGEST: Final = 32
"""Letters of a game's id."""
_BEARER: Final = "bearer "


class Answering:
    """Takes the answers that are well formed, and hands on all others."""

    path = PATH
    """The pattern of its route."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request.  Refuses what the address itself does."""
        message = await receive()
        headers = Headers(scope=scope)
        asked, token = asked_in(headers, message), token_in(headers)
        game = str(scope["path_params"]["game"])
        if asked is None or not token or len(game) > _LONGEST:
            await _hand_on(scope, message, receive, send)
            return
        room = await self._rooms.get(game, caller(scope))
        seat = await seat_with(room, token)
        room.whose = caller(scope)
        await json_answer(await given(room, seat, asked))(scope, receive, send)


def asked_in(headers: Headers, message: Message) -> AnswerAsked | None:
    """Return what is asked; None where that is not as it should be, or has not all arrived."""
    if headers.get("content-type") != "application/json" or message.get("more_body", False):
        return None
    try:
        return AnswerAsked.model_validate(json.loads(message.get("body", b"")))
    except (ValidationError, ValueError, RecursionError):
        return None


def token_in(headers: Headers) -> str:
    """Return the token of a request; empty where there is none as it should be."""
    said = headers.get("authorization", "")
    return said[len(_BEARER) :].strip() if said[: len(_BEARER)].lower() == _BEARER else ""


async def _hand_on(scope: Scope, message: Message, receive: Receive, send: Send) -> None:
    """Let the route answer that describes the address."""
    held = [message]

    async def again() -> Message:
        return held.pop() if held else await receive()

    for route in scope["app"].router.routes:
        if not (isinstance(route, Route) and isinstance(route.endpoint, Answering)):
            match, found = route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                await route.handle(scope, again, send)
                return
