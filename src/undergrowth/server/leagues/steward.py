"""The games of leagues: entered before anybody has answered, counted when they have ended."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from undergrowth.server.database.rows import Note
from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.leagues.results import Results
from undergrowth.server.leagues.roll import League, Roll
from undergrowth.server.people.hands import is_person
from undergrowth.server.people.proposals import noted

_NOTE = "league"


class Steward:
    """Keeps the leagues of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.roll = Roll(rooms.store.base)
        self.results = Results(rooms.store.base)
        rooms.on_change.append(self.consider)
        rooms.chores.append(self.catch_up)

    # ---- playing for a league

    async def play_for(self, room: Room, league: League, account: str) -> None:
        """Have the result of a game count in a league, at the word of a member who plays it.

        Everybody at the table is told by a note, which names no league.
        """

        async def act() -> None:
            seat = _check(room, league, account)
            people = [each.seat for each in room.seats if is_person(each)]
            id, results = room.row.id, self.results
            if await self._rooms.threads.run(lambda: results.has_begun(id, people)):
                words = "people have answered already, or it goes on from another game"
                raise Refused(409, "answered", words)
            note = Note(_NOTE, room.now(), room.row.revision, by=seat)
            told = noted(room.row.people, note)
            after = replace(room.row, league=league.id, people=told)
            await room.decide(lambda: after)

        async with room.held():
            await room.anew(act)
        room.changed()

    # ---- counting

    def consider(self, room: Room) -> None:
        """Count a game soon if a league waits for it and it has just ended."""
        if _is_due(room):
            self._rooms.soon(self.count(room))

    async def count(self, room: Room) -> None:
        """Count a game, unless it is counted already, here or at another process.

        Its questions are counted by replaying it, for which nobody at the table has to wait.
        """
        row, game = room.row, room.game
        if not _is_due(room):
            return
        from undergrowth.server.leagues.record import records_of  # as it says there

        rows = await self._rooms.threads.read("", lambda: records_of(row, game), True)
        async with room.held():
            if not _is_due(room) or room.row.revision != row.revision:
                return
            seats, winners, moment = room.seats, game.winners if row.winners else [], room.now()
            await self._rooms.threads.run(
                lambda: self.results.enter(row.id, str(row.league), rows, winners, seats, moment)
            )
            room.row = replace(room.row, league=None)

    async def catch_up(self) -> None:
        """Count the games that have ended while no server could count them."""
        for id in await self._rooms.threads.run(self.results.waiting):
            with suppress(Refused):  # it cannot be read, which has been logged
                await self.count(await self._rooms.get(id))


def _is_due(room: Room) -> bool:
    return room.row.over and room.row.league is not None


def _check(room: Room, league: League, account: str) -> int:
    """Return the seat of an account in a game that may count in a league.  Refuses others."""
    row = room.row
    mine = [each.seat for each in room.seats if each.account == account]
    if not mine:
        raise Refused(404, "no_seat", "the account keeps no seat of that game")
    if row.over or row.uploaded is not None:
        raise Refused(409, "over", "the game is over")
    if row.league is not None:
        raise Refused(409, "in_league", "the game is played for a league already")
    if row.seeded or not row.complete:
        raise Refused(409, "seeded", "a game whose seed somebody knows counts in no league")
    if league.serious and row.serious is None:
        raise Refused(409, "not_serious", "only serious games count in this league")
    return mine[0]
