"""Automated opponents beside a real table: begin, and tell what has happened there.

Nothing is stored: the client keeps the chapters of its game.
"""

from __future__ import annotations

from fastapi import APIRouter, Request

from undergrowth.engine.chance import new_seed
from undergrowth.server.routes.common import Address, rooms_of
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.companion import (
    CompanionBegin,
    CompanionMoment,
    CompanionTell,
    RecordBegin,
    RecordMoment,
    RecordTell,
)

router = APIRouter(tags=["companion"])
FAILS = errors(400, 413, 415, 422, 429, 503)


@router.post("/api/companion/begin", responses=FAILS)
async def begin_companion(
    request: Request, address: Address, asked: CompanionBegin
) -> CompanionMoment:
    """Return the first moment of a game beside a table, and its chapter."""
    seed = new_seed() if asked.seed is None else asked.seed
    setup = asked.setup.model_dump()
    analysts = rooms_of(request).analysts
    return CompanionMoment(**await analysts.ask(address, "companion_begin", setup=setup, seed=seed))


@router.post("/api/companion/tell", responses=FAILS)
async def tell_companion(
    request: Request, address: Address, asked: CompanionTell
) -> CompanionMoment:
    """Return the moment after what the table tells; an error names what was not taken by `at`."""
    told = await rooms_of(request).analysts.ask(address, "companion_tell", **asked.model_dump())
    return CompanionMoment(**told)


@router.post("/api/companion/record/begin", responses=FAILS)
async def begin_record(request: Request, address: Address, asked: RecordBegin) -> RecordMoment:
    """Return the first moment of a record of the game that a chapter has laid out."""
    told = await rooms_of(request).analysts.ask(address, "record_begin", **asked.model_dump())
    return RecordMoment(**told)


@router.post("/api/companion/record", responses=FAILS)
async def tell_record(request: Request, address: Address, asked: RecordTell) -> RecordMoment:
    """Return a record after what the table tells; an error names what was not taken by `at`."""
    told = await rooms_of(request).analysts.ask(address, "record_tell", **asked.model_dump())
    return RecordMoment(**told)
