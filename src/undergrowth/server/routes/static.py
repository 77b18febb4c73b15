"""Health, the catalogue, and the check of a setup."""

from __future__ import annotations

import random

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from undergrowth._version import __version__
from undergrowth.engine.errors import BadSetup
from undergrowth.server.catalogue import Catalogue
from undergrowth.server.errors import Refused
from undergrowth.server.keys import new_seed
from undergrowth.server.routes.common import json_answer, page_of, rooms_of
from undergrowth.server.seating import completed
from undergrowth.server.wire.asked import CheckAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.told import Checked, Health

router = APIRouter()


@router.get("/api/health", tags=["server"], responses=errors(503))
async def health(request: Request) -> Health:
    """Whether the server and its database are well."""
    rooms = rooms_of(request)
    try:
        await rooms.off_loop(rooms.store.is_well)
    except SQLAlchemyError:
        raise Refused(503, "unavailable", "the database does not answer") from None
    return Health(status="ok", version=__version__)


@router.get(
    "/api/catalogue",
    tags=["server"],
    response_model=Catalogue,
    responses={304: {"description": "It has not changed (If-None-Match)."}},
)
async def catalogue(request: Request) -> Response:
    """Everything static: maps, decks, cards, factions, computer players, setup options."""
    page = page_of(request)
    headers = {"ETag": page.tag, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if page.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    return json_answer(page.body, headers=headers)


@router.post("/api/setups/check", tags=["games"], responses=errors(400, 413, 415, 422))
async def check(request: Request, asked: CheckAsked) -> Checked:
    """Whether a setup can be played; random factions are drawn for an example."""
    try:
        setup, _ = await rooms_of(request).off_loop(
            lambda: completed(asked.setup, random.Random(new_seed()))
        )
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
    seats = [
        {**each.model_dump(), "faction": None if setup.draft else faction}
        for each, faction in zip(asked.setup.seats, setup.seats, strict=True)
    ]
    return Checked(setup={**setup.document(), **asked.setup.options(), "seats": seats}, problems=[])
