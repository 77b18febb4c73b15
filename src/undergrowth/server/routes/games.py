"""Making games: the check of a setup, and a new game."""

from __future__ import annotations

import random

from fastapi import APIRouter, Request

from undergrowth.engine.chance import new_seed
from undergrowth.engine.errors import BadSetup
from undergrowth.server.beginnings.making import made_answer, new_game
from undergrowth.server.beginnings.seating import completed
from undergrowth.server.errors import Refused
from undergrowth.server.routes.common import (
    address_of,
    allows_words,
    begins_a_game,
    begun,
    may_list,
    names_addresses,
    opened,
    rooms_of,
    with_code,
    words_of_game,
)
from undergrowth.server.views.state import is_chosen
from undergrowth.server.wire.asked import CheckAsked, GameAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Checked, Made

router = APIRouter(tags=["games"])


@router.post("/api/setups/check", responses=errors(400, 413, 415, 422, 429))
async def check(request: Request, asked: CheckAsked) -> Checked:
    """Check a setup and return it complete; random factions are drawn as an example."""
    try:
        setup, _ = await rooms_of(request).threads.read(
            address_of(request), lambda: completed(asked.setup, random.Random(new_seed()))
        )
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
    seats = [
        {**each.model_dump(), "faction": entry if is_chosen(entry.partition(":")[0]) else None}
        for each, entry in zip(asked.setup.seats, setup.entries(), strict=True)
    ]
    told = {**setup.document(), **asked.setup.options(), "seats": seats}
    told.pop("seat_options", None)  # the seats have them
    return Checked(setup=told, problems=[])


@router.post("/api/games", status_code=201, responses=errors(400, 413, 415, 422, 429, 503))
async def create(request: Request, asked: GameAsked) -> Made:
    """Make a new game.  Its tokens and invitations are in this answer only."""
    rooms = rooms_of(request)
    may_list(request, asked.table)
    begins_a_game(request)
    allows_words(request, *words_of_game(asked))
    names_addresses(request, asked.notify)
    try:
        new = await begun(request, lambda moment: new_game(asked, moment))
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
    room = await opened(request, new)
    for seat in room.seats:
        rooms.notifier.ask(room, seat)
    return made_answer(new, await with_code(request, room, asked.table))
