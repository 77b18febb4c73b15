"""Finding each other: the list of open tables, joining one, and the table of one's own game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request

from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.tables import (
    Open,
    Table,
    free_seats,
    plain_code,
    seat_of_key,
    table_called,
    table_of,
)
from undergrowth.server.database.tables import close_table as close
from undergrowth.server.errors import Refused
from undergrowth.server.games.listing import Listing
from undergrowth.server.games.room import Room
from undergrowth.server.gate.keys import hashed
from undergrowth.server.routes.common import (
    InRoom,
    Owned,
    address_of,
    allows_words,
    claimed,
    may_list,
    rooms_of,
    stored,
    table_set,
)
from undergrowth.server.views.tables import fits, table_view, words_of
from undergrowth.server.wire.asked import Level, Spoken, TableAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Claimed
from undergrowth.server.wire.tables import (
    CodeAsked,
    JoinTableAsked,
    OpenTable,
    OpenTables,
    TableState,
    Time,
)

router = APIRouter(tags=["tables"])
_PAGE: Final = 20
_MOST: Final = 50
"""The tables of one page, usually and at most."""
_Word = Annotated[str | None, Query(max_length=60)]


async def filters_of(
    map: Annotated[_Word, Query(description="The id of a map.")] = None,
    faction: Annotated[_Word, Query(description="A faction that can still be taken.")] = None,
    hirelings: Annotated[bool | None, Query(description="With or without hirelings.")] = None,
    level: Annotated[Level | None, Query()] = None,
    time: Annotated[Time | None, Query(description="How time is limited.")] = None,
    language: Annotated[Spoken | None, Query()] = None,
) -> dict[str, Any]:
    """Return the filters of a request by name; those left out are None."""
    return {
        "map": map,
        "faction": faction,
        "hirelings": hirelings,
        "level": level,
        "time": time,
        "language": language,
    }


Filters = Annotated[dict[str, Any], Depends(filters_of)]


@router.get("/api/tables", responses=errors(422, 429))
async def open_tables(
    request: Request,
    wanted: Filters,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    most: Annotated[int, Query(ge=1, le=_MOST)] = _PAGE,
) -> OpenTables:
    """Return the tables that are listed and have a free seat, the newest first."""
    listing = request.app.state.listing
    assert isinstance(listing, Listing)
    found = await listing.look(address_of(request))
    fitting = [each for each in found if fits(each, wanted) and _is_allowed(request, each)]
    page = fitting[first : first + most]
    last = first + len(page)
    return OpenTables(
        tables=[OpenTable.model_validate(table_view(each)) for each in page],
        total=len(fitting),
        next=last if page and last < len(fitting) else None,
    )


def _is_allowed(request: Request, found: Open) -> bool:
    """Whether no word at a table is blocked by the operator."""
    orders = rooms_of(request).orders
    return not any(orders.forbids(words) for words in words_of(found))


@router.post("/api/tables/find", responses=errors(400, 404, 413, 415, 422, 429))
async def find_table(request: Request, asked: CodeAsked) -> OpenTable:
    """Return the table with a code, listed or not.  Wrong codes are counted for each address."""
    rooms_of(request).limits.joins.check(address_of(request))
    table, room = await _called(request, asked.code)
    if table.closed or not free_seats(room.seats):
        raise _no_table(request)
    return OpenTable.model_validate(table_view(Open(table, room.row, room.seats)))


@router.post("/api/tables/join", responses=errors(400, 404, 409, 413, 415, 422, 429))
async def join_table(request: Request, asked: JoinTableAsked) -> Claimed:
    """Take a free seat at a table; the seat's token is in this answer only.

    With the same `key` that may be repeated until the token is used, as a claim of an invitation.
    """
    allows_words(request, asked.name)
    limits, address = rooms_of(request).limits, address_of(request)
    limits.joins.check(address)
    table, room = await _called(request, asked.code)
    mine = seat_of_key(room.seats, hashed(asked.key) if asked.key is not None else None)
    if mine != NOBODY:
        return await claimed(room, mine, asked.key, asked.name)
    if table.closed or not free_seats(room.seats):
        raise _no_table(request)
    limits.joins.count(address)
    return await _seated(room, asked)


async def _seated(room: Room, asked: JoinTableAsked) -> Claimed:
    """Give the first seat that is wanted and still free.  Refuses when others were faster."""
    for seat in free_seats(room.seats):
        if asked.seat in (None, seat):
            try:
                return await claimed(room, seat, asked.key, asked.name)
            except Refused as refused:
                if refused.status != 409:
                    raise
    raise Refused(409, "spent", "somebody was faster: that seat is taken")


async def _called(request: Request, code: str) -> tuple[Table, Room]:
    """Return the table with a code, and its room.  Refuses a code that opens nothing."""
    rooms, plain = rooms_of(request), plain_code(code)
    table = await rooms.threads.run(lambda: table_called(rooms.store, plain))
    if table is None:
        raise _no_table(request)
    room = await rooms.get(table.game, address_of(request))
    if room.row.over or not _is_allowed(request, Open(table, room.row, room.seats)):
        raise _no_table(request)
    return table, room


def _no_table(request: Request) -> Refused:
    """Return the refusal of a code, which is the same for wrong ones and those that are over."""
    rooms_of(request).limits.joins.spend(address_of(request), 1.0)
    return Refused(404, "no_table", "no table waits for anybody by that code")


# ---- the maker's side


@router.get("/api/games/{game}/table", responses=errors(401, 404, 422, 429), dependencies=[Owned])
async def own_table(request: Request, room: InRoom) -> TableState:
    """Return the table of this game, for its maker."""
    table = await stored(request, room, table_of)
    if table is None:
        raise Refused(404, "no_table", "this game has no code")
    return _told(table, room)


@router.put(
    "/api/games/{game}/table",
    responses=errors(400, 401, 404, 409, 413, 415, 422, 429),
    dependencies=[Owned],
)
async def set_own_table(request: Request, room: InRoom, asked: TableAsked) -> TableState:
    """Give this game a code for its free seats, and list it or take it off the list."""
    may_list(request, asked)
    allows_words(request, room.row.title, *(each.name for each in room.seats))
    return _told(await table_set(request, room, asked), room)


@router.delete(
    "/api/games/{game}/table",
    responses=errors(401, 404, 422, 429),
    dependencies=[Owned],
)
async def close_table(request: Request, room: InRoom) -> TableState:
    """End the code of this game; invitations stay."""
    await stored(request, room, close)
    return await own_table(request, room)


def _told(table: Table, room: Room) -> TableState:
    free = 0 if table.closed or room.row.over else len(free_seats(room.seats))
    told = {"level": table.about.level, "language": table.about.language}
    return TableState.model_validate(
        {"code": table.code, "listed": table.listed, "free": free, **told}
    )
