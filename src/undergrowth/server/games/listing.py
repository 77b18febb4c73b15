"""The list of open tables, which is read once for all who ask within a moment."""

from __future__ import annotations

import asyncio
import math
import time

from undergrowth.server.database.tables import Open, listed_tables
from undergrowth.server.games.rooms import Rooms


class Listing:
    """The open tables of a server, the newest first.

    Reading five hundred takes a tenth of a second, and anybody may ask.
    """

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._found: list[Open] = []
        self._read_at = -math.inf
        self._reading: asyncio.Task[None] | None = None

    async def look(self, whose: str) -> list[Open]:
        """Return the open tables.  Reading them anew counts as computing of the address `whose`."""
        if time.monotonic() - self._read_at >= self._rooms.config.tables_seconds:
            if self._reading is None:
                self._reading = asyncio.get_running_loop().create_task(self._read(whose))
            await asyncio.shield(self._reading)
        return self._found

    async def _read(self, whose: str) -> None:
        store, moment = self._rooms.store, self._rooms.config.now()
        try:
            self._found = await self._rooms.threads.read(
                whose, lambda: listed_tables(store, moment), always=True
            )
            self._read_at = time.monotonic()
        finally:
            self._reading = None
