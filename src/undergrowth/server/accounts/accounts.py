"""The accounts of a server: changes in the database, then in the games that are in memory."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from undergrowth.server.accounts.ledger import Ledger, Session
from undergrowth.server.accounts.seats import Change, KeptSeats
from undergrowth.server.errors import Refused
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.leagues.results import Results
from undergrowth.server.leagues.roll import Roll
from undergrowth.server.leagues.roll import forget as leagues_forget
from undergrowth.server.ratings.book import Book
from undergrowth.server.ratings.book import forget as ratings_forget

T = TypeVar("T")


class Accounts:
    """The accounts of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.ledger = Ledger(rooms.store.base)
        self.seats = KeptSeats(rooms.store)
        self.book = Book(rooms.store.base)
        self.roll = Roll(rooms.store.base)
        self.results = Results(rooms.store.base)

    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of work in the database, done off the event loop."""
        return await self.rooms.threads.run(work)

    async def know(self, changes: list[Change], is_shown: bool = False) -> None:
        """Take up changes of seats in the games in memory; `is_shown`: pages show them.

        Other processes are told by the database.  Where a device has lost its key, the pages of
        the seat are closed; those with another key open again.
        """
        for change in changes:
            room = await self.rooms.in_memory(change.game)
            if room is None:
                continue
            with suppress(Refused):  # the game has been deleted
                async with room.held():
                    before = room.seats[change.seat].devices
                    room.know_of(change.seat, change.values)
                if not before.items() <= room.seats[change.seat].devices.items():
                    room.close_pages(change.seat)
                if is_shown:
                    room.changed()

    async def sign_out(self, account: str, ids: list[str]) -> None:
        """End sessions of an account, and the keys of seats that their devices have."""
        changes = await self.run(lambda: self.seats.end_keys(account, set(ids)))
        await self.run(lambda: self.ledger.end_sessions(ids))
        await self.know(changes)

    async def delete(self, account: str) -> int:
        """Delete an account with all that it holds; return how many games were deleted with it."""
        changes, games = await self.run(lambda: self.seats.forget(account))
        await self.run(lambda: self.ledger.delete(account, ratings_forget, leagues_forget))
        await self.know(changes, is_shown=True)
        await self.rooms.follow()
        return len(games)

    async def tidy(self) -> None:
        """Sign out the devices that were not used for long."""
        config = self.rooms.config
        unused = await self.run(
            lambda: self.ledger.unused_sessions(config.now(), config.session_days)
        )
        for account in {each.account for each in unused}:
            await self.sign_out(account, _ids(unused, account))


def _ids(sessions: list[Session], account: str) -> list[str]:
    return [each.id for each in sessions if each.account == account]
