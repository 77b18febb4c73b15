"""Seats: taking one up, its settings, and the games somebody holds seats in."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from undergrowth.server.errors import Refused
from undergrowth.server.keys import hashed, new_secret
from undergrowth.server.routes.common import Holder, InRoom, rooms_of
from undergrowth.server.storage import GameRow, NoGame, SeatRow
from undergrowth.server.views import faction_of, when
from undergrowth.server.wire.asked import ClaimAsked, MineAsked, SettingsAsked
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.told import Claimed, Mine, MyGame, NotifyState, Settings

router = APIRouter(tags=["seats"])


@router.post("/api/invitations/claim", responses=errors(400, 404, 409, 413, 415, 422))
async def claim(request: Request, asked: ClaimAsked) -> Claimed:
    """Take up an invitation, once; the seat's token is in this answer and in no other.

    With the same `key` a claim may be made again until its token is used.
    """
    rooms = rooms_of(request)
    invitation = hashed(asked.invitation)
    try:
        game, seat = await rooms.threads.run(lambda: rooms.store.invited(invitation))
    except NoGame:
        raise Refused(404, "no_invitation", "there is no such invitation") from None
    room = await rooms.get(game)
    token = new_secret()
    key = hashed(asked.key) if asked.key is not None else None
    async with room.held():  # of two claims, the same is the last in memory and on disk
        given = {"token": hashed(token), **({"name": asked.name} if asked.name else {})}
        if not await room.claim(seat, key, **given):
            raise Refused(409, "spent", "this invitation has been taken up already")
    room.changed()
    faction = faction_of(room.game, seat)
    return Claimed(
        id=game, seat=seat, faction=faction, token=token, link=f"/game/{game}#seat={token}"
    )


@router.put("/api/games/{game}/settings", responses=errors(400, 401, 404, 409, 413, 415, 422))
async def settings(room: InRoom, seat: Holder, asked: SettingsAsked) -> Settings:
    """Change this seat's settings, or the pace of the game; `notify: null` ends notices."""
    async with room.held():  # two tabs may change two settings
        held = room.seats[seat]
        changes = _changes(held, asked)
        if changes:
            await room.set_seat(seat, **changes)
    pace = asked.pace
    if pace is not None and pace != room.row.pace:
        await room.set_pace(pace)
    if changes or pace is not None:
        room.changed()
    notify = NotifyState(**held.notify) if held.notify else None
    return Settings(pace=room.row.pace, passes=held.passes, notify=notify, name=held.name)


def _changes(held: SeatRow, asked: SettingsAsked) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if asked.passes is not None:
        merged = {**held.passes, **asked.passes}
        changes["passes"] = {prompt: True for prompt, wanted in merged.items() if wanted}
        if len(changes["passes"]) > 200:
            raise Refused(422, "invalid", "pass: that is more than there are questions")
    if "notify" in asked.model_fields_set:
        given = asked.notify.model_dump(exclude_none=True) if asked.notify else None
        changes["notify"] = given or None
        changes["told"] = -1
    if "name" in asked.model_fields_set:
        changes["name"] = asked.name
    return changes


@router.post("/api/mine", responses=errors(400, 413, 415, 422))
async def mine(request: Request, asked: MineAsked) -> Mine:
    """The games of the seats somebody holds; a seat whose token is wrong is left out."""
    rooms = rooms_of(request)
    wanted = [each.id for each in asked.seats if each.id.isprintable()]
    found = await rooms.threads.run(lambda: rooms.store.summaries(wanted))
    shown: list[MyGame] = []
    for each in asked.seats:
        row, seats = found.get(each.id, (None, []))
        secret = hashed(each.token)
        seat = next((s for s in seats if s.token == secret), None)
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
