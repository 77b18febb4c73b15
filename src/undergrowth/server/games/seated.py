"""A live game whose seats change hands: each change is stored first and then known in memory.

Who changes a seat holds the room (`Room.held`) and reports it (`Room.changed`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.rows import Kept, no_account
from undergrowth.server.database.storage import Store
from undergrowth.server.database.tables import close_table
from undergrowth.server.errors import logger
from undergrowth.server.games.live import GameSettings, LiveGame
from undergrowth.server.work.threads import Threads

_SEEN: Final = 300.0
"""The seconds between two visits of a person that are stored."""


class SeatedGame(LiveGame):
    """A game in memory, and all ways to change who holds its seats."""

    def __init__(self, kept: Kept, store: Store, threads: Threads, settings: GameSettings) -> None:
        """Open a stored game."""
        super().__init__(kept, settings)
        self._store = store
        self._threads = threads
        self._stored_seen: dict[int, float] = {}
        """By seat, when a visit was last stored."""

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change data of a seat, in the database first; the caller must hold the room (`held`)."""
        await self._threads.run(lambda: self._store.set_seat(self.row.id, seat, **values))
        self.know_of(seat, values)

    async def exchange(self, seat: int, before: str, token: str) -> bool:
        """Give a seat another token in place of the one `before`; return False if that has ended.

        Both are hashed.  `before` may be a device's: the tokens of all devices end.  The caller
        holds the room.
        """
        id, store, held = self.row.id, self._store, self.seats[seat]
        if held.token is not None and before in held.devices.values():
            before = held.token
        values = {"token": token, "claim": None, **no_account()}
        if not await self._threads.run(lambda: store.exchange(id, seat, before, **values)):
            return False
        self.know_of(seat, values)
        return True

    async def claim(
        self, seat: int, invitation: str | None, key: str | None, **values: Any
    ) -> bool:
        """Give a seat to who claims it, with other changes; return False if somebody else has it.

        The owner of the seat may claim it again with the same hashed `key` (see `Store.claim`).
        """
        id, store = self.row.id, self._store
        if not await self._threads.run(lambda: store.claim(id, seat, invitation, key, **values)):
            return False
        self.know_of(seat, {**values, "claim": key})
        return True

    async def close_table(self) -> None:
        """End the code by which free seats are taken; it is of no consequence if that fails."""
        id, store = self.row.id, self._store
        try:
            await self._threads.run(lambda: close_table(store, id))
        except Exception as error:
            logger.warning("game %s: its table stays open: %s", id, type(error).__name__)

    async def saw(self, seat: int) -> None:
        """Remember that the person of a seat is there; store it after some minutes.

        It is of no consequence if that fails.
        """
        if seat == NOBODY:
            return
        self.seats[seat].seen = moment = self.now()
        if moment - self._stored_seen.get(seat, -math.inf) < _SEEN:
            return
        self._stored_seen[seat] = moment
        try:
            await self.set_seat(seat, seen=moment)
        except Exception as error:
            logger.warning("game %s: a visit was not kept: %s", self.row.id, type(error).__name__)

    def know_of(self, seat: int, values: dict[str, Any]) -> None:
        """Change the data of a seat in memory, as they are stored already."""
        for key, value in values.items():
            setattr(self.seats[seat], key, value)
