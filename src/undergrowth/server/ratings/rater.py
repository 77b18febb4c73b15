"""The counting of serious games: as soon as one ends, or when the server runs again."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.people.clocks import time_of
from undergrowth.server.ratings.book import Book
from undergrowth.server.ratings.serious import COUNTED, OPEN, places_of


class Rater:
    """Counts the results of serious games."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._book = Book(rooms.store.base)
        rooms.on_change.append(self.consider)
        rooms.chores.append(self.catch_up)

    def consider(self, room: Room) -> None:
        """Count a game soon if it is serious and has just ended."""
        if _is_due(room):
            self._rooms.soon(self.count(room))

    async def count(self, room: Room) -> None:
        """Count a game, unless it is counted already, here or at another process."""
        async with room.held():
            row, seats, moment = room.row, room.seats, room.now()
            if not _is_due(room):
                return
            places, time = places_of(room.game, seats), time_of(row.clock)
            await self._rooms.threads.run(
                lambda: self._book.enter(row, seats, places, time, moment)
            )
            room.row = replace(room.row, serious=COUNTED)

    async def catch_up(self) -> None:
        """Count the games that have ended while no server could count them."""
        for id in await self._rooms.threads.run(self._book.uncounted):
            with suppress(Refused):  # it cannot be read, which has been logged
                await self.count(await self._rooms.get(id))


def _is_due(room: Room) -> bool:
    return room.row.over and room.row.serious == OPEN
