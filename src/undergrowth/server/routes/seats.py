"""Seats: claiming one, its settings, and the games of a person's seats."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from undergrowth.server.beginnings.seating import told_at
from undergrowth.server.database.reading import NoGame
from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.errors import Refused
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.ratings.serious import check_not_open
from undergrowth.server.routes.common import (
    Credentials,
    Holder,
    InRoom,
    Owned,
    address_of,
    allows_words,
    check_player,
    claimed,
    names_addresses,
    rooms_of,
    seat_called,
)
from undergrowth.server.views.people import when
from undergrowth.server.views.state import faction_of, shown_notify
from undergrowth.server.wire.asked import ClaimAsked, MineAsked, PlayerAsked, SettingsAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import (
    Claimed,
    Invited,
    Mine,
    MyGame,
    NotifyState,
    Replaced,
    Settings,
)

router = APIRouter(tags=["seats"])
SeatWord = Annotated[
    str, Path(min_length=1, max_length=64, description="A seat: its faction, or its number.")
]


async def seat_of(room: InRoom, seat: SeatWord) -> int:
    """Return the seat in the path.  Refuses one that the game does not have."""
    return seat_called(room, seat)


Seat = Annotated[int, Depends(seat_of)]


@router.post("/api/invitations/claim", responses=errors(400, 404, 409, 413, 415, 422))
async def claim(request: Request, asked: ClaimAsked) -> Claimed:
    """Claim an invitation, once; the seat's token is in this answer only.

    With the same `key` a claim may be repeated until its token is used.
    """
    rooms = rooms_of(request)
    allows_words(request, asked.name)
    invitation = hashed(asked.invitation)
    try:
        game, seat = await rooms.threads.run(lambda: rooms.store.invited(invitation))
    except NoGame:
        raise Refused(404, "no_invitation", "there is no such invitation") from None
    room = await rooms.get(game, address_of(request))
    return await claimed(room, seat, asked.key, asked.name, invitation)


@router.post("/api/games/{game}/link", responses=errors(401, 404, 409, 413, 415, 422))
async def reissue(room: InRoom, seat: Holder, given: Credentials) -> Claimed:
    """Issue a new token for this seat; the token of this request becomes invalid.

    So do those of all devices that an account has given one; no account keeps the seat any more.
    """
    check_not_open(room.row, "its seats stay their people's; your account opens it elsewhere")
    token = new_secret()
    assert given is not None
    async with room.held():
        if not await room.exchange(seat, hashed(given.credentials), hashed(token)):
            raise Refused(401, "unauthorized", "this token opens no seat of this game")
    room.close_pages(seat)
    room.changed()
    faction, id = faction_of(room.game, seat), room.row.id
    return Claimed(
        id=id,
        seat=seat,
        faction=faction,
        token=token,
        link=f"/game/{id}#seat={token}",
        seeded=room.row.seeded,
    )


@router.post(
    "/api/games/{game}/seats/{seat}/invitation",
    responses=errors(401, 404, 409, 413, 415, 422),
    dependencies=[Owned],
)
async def invite(room: InRoom, seat: Seat) -> Invited:
    """Issue a new invitation to a seat that nobody has claimed; the earlier one becomes invalid."""
    invitation = new_secret()
    async with room.held():
        if room.seats[seat].invitation is None or room.seats[seat].token is not None:
            raise Refused(409, "spent", "nobody is waited for on this seat")
        await room.set_seat(seat, invitation=hashed(invitation))
    return Invited(seat=seat, invitation=invitation, link=f"/join#{invitation}")


@router.put(
    "/api/games/{game}/seats/{seat}/player",
    responses=errors(400, 401, 404, 409, 413, 415, 422),
    dependencies=[Owned],
)
async def replace(room: InRoom, seat: Seat, asked: PlayerAsked) -> Replaced:
    """Replace a failed computer player by another one, or by the same one to try again."""
    check_player(asked.player, seat)
    await room.replace_player(seat, asked.player)
    return Replaced(seat=seat, player=asked.player)


@router.put("/api/games/{game}/settings", responses=errors(400, 401, 404, 409, 413, 415, 422, 429))
async def settings(request: Request, room: InRoom, seat: Holder, asked: SettingsAsked) -> Settings:
    """Change this seat's settings, or the pace of the game; `notify: null` ends notices."""
    names_addresses(request, asked.notify, room.seats[seat].notify)
    allows_words(request, asked.name)
    async with room.held():  # two tabs may change two settings at once
        held = room.seats[seat]
        changes = _changes(held, asked)
        if changes:
            await room.set_seat(seat, **changes)
    pace = asked.pace
    if pace is not None and pace != room.row.pace:
        await room.set_pace(pace)
    if changes or pace is not None:
        room.changed()
    if changes.get("notify"):
        rooms_of(request).notifier.ask(room, held)
    told = shown_notify(held.notify)
    notify = NotifyState(**told) if told else None
    return Settings(pace=room.row.pace, passes=held.passes, notify=notify, name=held.name)


def _changes(held: SeatRow, asked: SettingsAsked) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if asked.passes is not None:
        merged = {**held.passes, **asked.passes}
        changes["passes"] = {prompt: True for prompt, wanted in merged.items() if wanted}
        if len(changes["passes"]) > 200:
            raise Refused(422, "invalid", "pass: that is more than there are questions")
    if "notify" in asked.model_fields_set:
        changes["notify"] = told_at(asked.notify, f"seat {held.seat}", held.notify)
        changes["told"] = -1
    if "name" in asked.model_fields_set:
        changes["name"] = asked.name
    return changes


@router.post("/api/mine", responses=errors(400, 413, 415, 422))
async def mine(request: Request, asked: MineAsked) -> Mine:
    """Return the games of a person's seats; seats with a wrong token are left out."""
    rooms = rooms_of(request)
    wanted = [each.id for each in asked.seats if each.id.isprintable()]
    found = await rooms.threads.read(
        address_of(request), lambda: rooms.store.summaries(wanted), always=True
    )
    shown: list[MyGame] = []
    for each in asked.seats:
        row, seats = found.get(each.id, (None, []))
        secret = hashed(each.token)
        seat = next((s for s in seats if s.is_opened_by(secret)), None)
        if row is not None and seat is not None:
            shown.append(_mine(row, seats, seat))
    return Mine(games=shown)


def _mine(row: GameRow, seats: list[SeatRow], seat: SeatRow) -> MyGame:
    factions = row.factions
    return MyGame(
        id=row.id,
        seat=seat.seat,
        faction=factions[seat.seat] if seat.seat < len(factions) else None,
        title=row.title,
        my_turn=not row.over and row.asked == seat.seat,
        over=row.over,
        updated=when(row.updated),
        players=[each.name or each.player for each in seats],
        winner=row.winners if row.over else None,
    )
