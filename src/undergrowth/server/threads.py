"""Where engine and database work, so that the event loop goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Threads:
    """The threads of a server."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(8, thread_name_prefix="game")
        self._long = asyncio.Lock()

    async def run(self, work: Callable[[], T]) -> T:
        """Run something on a thread; it is finished even if nobody waits for it any more."""
        running = asyncio.get_running_loop().run_in_executor(self._pool, work)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise

    async def run_long(self, work: Callable[[], T]) -> T:
        """What takes long, one at a time: it must not hold up everybody's answers."""
        async with self._long:
            return await self.run(work)

    def end(self) -> None:
        """Wait for what is still running."""
        self._pool.shutdown()
