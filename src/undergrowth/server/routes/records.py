"""Replays: download, upload, and playing on from a moment."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Request, Response

from undergrowth._version import __version__
from undergrowth.engine.errors import BadSave, BadSetup
from undergrowth.server.beginnings.making import (
    REPLAY,
    UNFINISHED,
    NewGame,
    made_answer,
    played_on,
    recorded_game,
)
from undergrowth.server.database.finished import names_of
from undergrowth.server.database.proofs import proof_told
from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.ratings.serious import check_not_open
from undergrowth.server.routes.common import (
    Address,
    Eyes,
    InRoom,
    address_of,
    allows_words,
    begins_a_game,
    begun,
    dealt_anew,
    going_moment_of,
    opened,
    rooms_of,
)
from undergrowth.server.views.state import faction_of, title_after
from undergrowth.server.wire.asked import PlayOnAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Made
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import replay_of, to_lines

router = APIRouter(tags=["records"])
LINES = "application/x-ndjson"


@router.get(
    "/api/games/{game}/replay",
    response_class=Response,
    responses={
        200: {"content": {LINES: {"schema": {"type": "string"}}}},
        **errors(401, 403, 404, 409, 422, 429),
    },
)
async def replay(
    request: Request,
    room: InRoom,
    eyes: Eyes,
    address: Address,
    kind: Annotated[Literal["exact", "seen"], Query(alias="as")] = "exact",
) -> Response:
    """Return the replay file of a finished game, or (`?as=seen`) this viewer's record of any game.

    A server in one person's browser has no secrets: there the exact replay of any game is
    available.
    """
    if kind == "seen":
        header = _header(room, eyes)
        text = await room.told(address, eyes, 0, lambda log: _lines([header, *log["entries"]]))
    elif not room.row.over and not rooms_of(request).config.alone:
        raise Refused(403, "running", "the exact replay is handed out when the game is over")
    elif not room.row.complete:
        raise Refused(
            409, "no_record", "this game was dealt anew in its middle: it has no exact replay"
        )
    else:
        recorded = replay_of(room.game)
        recorded.players = names_of(room.seats)
        recorded.proof = proof_told(room.row) or recorded.proof
        text = await rooms_of(request).threads.read(address, lambda: to_lines(recorded))
    name = f"undergrowth-{room.row.id}{'-seen' if kind == 'seen' else ''}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, LINES)


def _lines(documents: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(each) + "\n" for each in documents)


def _header(room: Room, eyes: int) -> dict[str, Any]:
    """Return the header of a viewer's record."""
    return {
        "format": "undergrowth record",
        "version": 1,
        "program": __version__,
        "game": room.row.id,
        "title": room.row.title,
        "viewer": faction_of(room.game, eyes),
        "setup": room.game.setup.document(),
        "revision": room.row.revision,
        "over": room.row.over,
        "winners": room.row.winners,
    }


@router.post(
    "/api/replays",
    status_code=201,
    responses=errors(400, 408, 413, 415, 422, 429, 503),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {LINES: {"schema": {"type": "string", "description": "A replay file."}}},
        }
    },
)
async def upload(request: Request) -> Made:
    """Store a replay file for viewing: a game that is over, without seats to play."""
    rooms = rooms_of(request)
    begins_a_game(request)
    try:
        record = await rooms.uploads.read(await request.body(), address_of(request))
    except BadSave as error:
        raise Refused(422, "bad_replay", str(error)) from None
    allows_words(request, *record.players)
    new = await begun(request, lambda moment: recorded_game(record, moment))
    await rooms.make_room()
    return made_answer(new)


@router.post(
    "/api/games/{game}/play-on",
    status_code=201,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
)
async def play_on(
    request: Request, room: InRoom, eyes: Eyes, asked: Annotated[PlayOnAsked, Body()]
) -> Made:
    """Make a new game from a moment of this one: exact if this one is over.

    While it runs, everything the viewer cannot see is dealt anew; this needs a moment at which the
    viewer was asked, since the open question of another seat reveals something of its hand.
    """
    check_not_open(room.row, "play on when it is over")
    begins_a_game(request)
    allows_words(request, *(each.name for each in asked.seats))
    moment = await going_moment_of(rooms_of(request), room, address_of(request), asked.revision)
    over, complete = room.row.over, room.row.over and room.row.complete
    if over:
        _give_history(room, moment, asked.revision)
    known = title_after(room.row.title, room.game, moment)
    title = f"{known.removeprefix(UNFINISHED).removeprefix(REPLAY)} (played on)"[:120]

    def make(now: float) -> NewGame:
        game = moment if over else dealt_anew(moment, eyes)
        return played_on(game, complete, title, asked, now)

    try:
        new = await begun(request, make)
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
    await opened(request, new)
    return made_answer(new)


def _give_history(room: Room, moment: Game, revision: int) -> None:
    """Give the new game the log and answers so far: a finished game has no secrets."""
    moment.log = (room.game.log or [])[: room.chronicle.log_upto(revision)]
    moment.answers = (room.game.answers or [])[: room.chronicle.record_upto(revision)]
