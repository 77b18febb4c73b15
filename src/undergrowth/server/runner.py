"""What happens in a game by itself: computer players, passes left to the server, single options."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from undergrowth.engine.actions import PASS
from undergrowth.engine.errors import PlayerFailed
from undergrowth.server.errors import Refused, logger
from undergrowth.server.room import Room

AGAIN: Final = 5.0
"""Seconds before a step that failed is tried again."""


class Runner:
    """Takes the steps of one game that need nobody, each when it is due."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def runs(self) -> bool:
        """Whether something is due or going on."""
        return self._task is not None

    def start(self) -> None:
        """Go on, if there is anything to do."""
        if self._task is None and not self._stopped and self.room.due() is not None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Something has changed: what is due may be something else now."""
        self._changed.set()
        self.start()

    async def stop(self) -> None:
        """Stop; what was not done will be done when the game is read again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Take what steps are due, one after the other."""
        try:
            while (due := self.room.due()) is not None:
                self._changed.clear()
                if await self._sleeps_until(due[1]):
                    await self._take_step()
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("game %s cannot go on", self.room.row.id)
            await asyncio.sleep(AGAIN)
        finally:
            self._task = None
            self.room.used = time.monotonic()
        self.start()

    async def _sleeps_until(self, moment: float) -> bool:
        """True when the time has come, False when something has changed meanwhile."""
        wait = moment - time.monotonic()
        if wait <= 0:
            await asyncio.sleep(0)
            return True
        try:
            await asyncio.wait_for(self._changed.wait(), wait)
        except TimeoutError:
            return True
        return False

    async def _take_step(self) -> None:
        """Do what is due now, unless a person or another process was faster."""
        try:
            async with self.room.held():
                due = self.room.due()
                if due is None or due[1] > time.monotonic():
                    return
                await self._advance(due[0] == "pass")
        except Refused:
            return  # another process was faster; the game was read again

    async def _advance(self, passes: bool) -> None:
        """One step.  A computer player that fails would fail again: then everybody is told.

        What it said may name what it holds: that is for whoever runs the server.
        """
        computes = self.room.asked is None
        try:
            await self.room.advance(
                lambda session: session.answer(PASS) if passes else session.step(), computes
            )
        except PlayerFailed as error:
            logger.error("game %s: a computer player failed: %s", self.room.row.id, error)
            self.room.fail()
