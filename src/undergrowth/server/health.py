"""Health checks: whether the server can store an answer.

A database can be read even on a full or read-only disk.  So a check writes something and looks at
the free space of the disk; a check soon after another returns the earlier result.
"""

from __future__ import annotations

import asyncio
import math
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, DBAPIError, SQLAlchemyError

from undergrowth.server.config import Config
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import logger
from undergrowth.server.gate.limits import Clock
from undergrowth.server.work.threads import Threads


class Health:
    """The health of a server."""

    def __init__(
        self, config: Config, store: Store, threads: Threads, clock: Clock = time.monotonic
    ) -> None:
        self.free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free
        """A function that returns the free bytes on the disk of a folder."""
        self._config = config
        self._store = store
        self._threads = threads
        self._clock = clock
        self._lock = asyncio.Lock()
        self._damaged = False
        self._known: tuple[float, str] | None = None
        """The time of the last check, and its result."""

    async def trouble(self) -> str:
        """Return the problem found; empty when all is well."""
        async with self._lock:
            known = self._known
            if known is None or self._clock() - known[0] >= self._config.health_seconds:
                found = await self._threads.run(self._look)
                known = self._known = (self._clock(), found)
            return known[1]

    def _look(self) -> str:
        if self._damaged:
            return "the database file is damaged: stop the server and go back to a copy"
        try:
            self._store.probe()
        except SQLAlchemyError as error:
            return f"the database cannot be written: {self._reason(error)}"
        free = self._free()
        if free < self._config.least_free:
            return f"the disk of the database is nearly full: {free / 2**20:.0f} MB are free"
        return ""

    def look_closely(self) -> None:
        """Check an SQLite file completely for damage.  Takes seconds if it is large."""
        if not self._store.base.is_sqlite:
            return
        try:
            with self._store.base.engine.connect() as link:
                said = str(link.execute(sa.text("PRAGMA quick_check(1)")).scalar())
        except DatabaseError as error:
            said = str(error.orig)
        self._damaged = said != "ok"
        if self._damaged:
            logger.error("the database file is damaged: %s", said)

    def _free(self) -> float:
        file = self._store.base.file
        return self.free(Path(file).resolve().parent) if file else math.inf

    def has_room(self) -> bool:
        """Whether a new game may begin: the last of the disk is kept for answers."""
        return self._free() >= 2 * self._config.least_free

    def _reason(self, error: SQLAlchemyError) -> str:
        """Return SQLite's message; messages of other databases may name hosts and users."""
        if self._store.base.is_sqlite and isinstance(error, DBAPIError):
            return str(error.orig)
        return "it does not answer"
