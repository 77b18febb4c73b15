"""The next game of the people of a finished one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request

from undergrowth.engine.errors import BadSetup
from undergrowth.server.beginnings.making import NewGame, made_answer, new_game
from undergrowth.server.database.rows import Rematch
from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.gate.keys import hashed
from undergrowth.server.people.hands import is_person
from undergrowth.server.people.series import series_after
from undergrowth.server.routes.common import (
    Holder,
    InRoom,
    address_of,
    allows_words,
    begins_a_game,
    begun,
    claimed,
    may_list,
    names_addresses,
    opened,
    rooms_of,
    with_code,
    words_of_game,
)
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.games import Claimed, Made
from undergrowth.server.wire.people import JoinAsked, RematchAsked

router = APIRouter(prefix="/api/games/{game}/rematch", tags=["people"])
_ERRORS: dict[int | str, dict[str, Any]] = errors(400, 401, 404, 409, 413, 415, 422, 429, 503)


@router.post("", status_code=201, responses=_ERRORS)
async def rematch(request: Request, room: InRoom, seat: Holder, asked: RematchAsked) -> Made:
    """Make the next game of the same people, once; the others take their seats in it themselves."""
    allows_words(request, *words_of_game(asked.game))
    names_addresses(request, asked.game.notify)
    may_list(request, asked.game.table)
    _check(room, asked)
    async with room.held():
        _check_first(room)
        begins_a_game(request)
        try:
            new = await begun(request, lambda moment: _next_of(room, asked, moment))
        except BadSetup as error:
            raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None
        next_one = Rematch(new.row.id, _waiting(new, asked))

        async def act() -> None:
            _check_first(room)  # somebody may have been faster at another process
            after = replace(room.row, people=replace(room.row.people, rematch=next_one))
            await room.decide(lambda: after)

        await room.anew(act)
    room.changed()
    other = await opened(request, new)
    return made_answer(new, await with_code(request, other, asked.game.table))


def _check_first(room: Room) -> None:
    """Refuse a second next game."""
    if room.row.people.rematch is not None:
        raise Refused(409, "begun", "somebody has made the next game already: join it")


def _next_of(room: Room, asked: RematchAsked, moment: float) -> NewGame:
    """Return the new game, which goes on with the series.  Raises `BadSetup`."""
    new = new_game(asked.game, moment)
    same = {
        seat: was
        for seat, place in enumerate(new.seated.order)
        if place < len(asked.was) and (was := asked.was[place]) is not None
    }
    series = series_after(room.row, room.seats, same, asked.best_of)
    new.row = replace(new.row, people=replace(new.row.people, series=series))
    return new


def _check(room: Room, asked: RematchAsked) -> None:
    """Refuse a rematch of a game that goes on, or for seats that are not of its people."""
    if not room.row.over:
        raise Refused(409, "not_over", "the game is not over")
    before = [each for each in asked.was if each is not None]
    people = [each.seat for each in room.seats if is_person(each)]
    if len(before) != len(set(before)) or not set(before) <= set(people):
        raise Refused(422, "invalid", "was: expected seats of people in this game, each once")
    if len(asked.was) > len(asked.game.setup.seats):
        raise Refused(422, "invalid", "was: expected at most one entry for each seat")


def _waiting(new: NewGame, asked: RematchAsked) -> dict[int, int]:
    """Return the seats of the new game that wait for people, by the seats they had."""
    seats = {place: seat for seat, place in enumerate(new.seated.order)}
    return {
        was: seats[place]
        for place, was in enumerate(asked.was)
        if was is not None and seats[place] in new.seated.invitations
    }


@router.post("/seat", responses=_ERRORS)
async def join(request: Request, room: InRoom, seat: Holder, asked: JoinAsked) -> Claimed:
    """Take one's seat in the next game.  With the same `key` that may be repeated, as a claim."""
    next_one = room.row.people.rematch
    if next_one is None:
        raise Refused(404, "no_rematch", "nobody has made a next game")
    if seat not in next_one.seats:
        raise Refused(409, "spent", "no seat of the next game waits for you")
    other = await rooms_of(request).get(next_one.game, address_of(request))
    held = other.seats[next_one.seats[seat]]
    repeats = asked.key is not None and held.claim == hashed(asked.key)
    if seat in next_one.taken and not repeats:  # it may have been handed over since
        raise Refused(409, "spent", "you have taken your seat in the next game already")
    name = room.seats[seat].name
    if name and rooms_of(request).orders.forbids(name):  # the operator has blocked it since
        name = None
    told = await claimed(other, held.seat, asked.key, name, held.invitation)
    async with room.held():
        await room.anew(lambda: _note_taken(room, seat))
    return told


async def _note_taken(room: Room, seat: int) -> None:
    """Remember that the person of a seat has taken theirs in the next game."""
    people = room.row.people
    if people.rematch is not None and seat not in people.rematch.taken:
        taken = replace(people.rematch, taken=[*people.rematch.taken, seat])
        after = replace(room.row, people=replace(people, rematch=taken))
        await room.decide(lambda: after)
