"""Python's collector of cycles on a server: it goes over what is new, and seldom over everything.

Games have no cycles, and are freed when nobody refers to them.  The collector would go over all of
them again and again, and nobody is answered meanwhile: half a second with two hundred games.  So
what has survived a full collection is set aside (`gc.freeze`), and once in ten minutes all of it is
gone through after all, since connections and rooms have cycles when they end.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

EVERY: Final = 600.0
"""Seconds from one look at everything to the next."""
_FULL: Final = 2
"""The generation whose collection is a full one."""


class Collecting:
    """The collector, while a server runs."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Set aside what is there, and from now on what survives."""
        gc.freeze()
        gc.callbacks.append(self._collected)
        self._task = asyncio.get_running_loop().create_task(self._go_on())

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop" and info["generation"] == _FULL:
            gc.freeze()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            go_through()

    def end(self) -> None:
        """Let the collector do as it does elsewhere."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            gc.callbacks.remove(self._collected)
            gc.unfreeze()


def go_through() -> None:
    """Collect what is unreachable among everything, whatever was set aside."""
    gc.unfreeze()
    gc.collect()
