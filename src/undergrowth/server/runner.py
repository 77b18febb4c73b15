"""What happens in a game by itself: computer players, passes left to the server, single options."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from undergrowth.engine.actions import PASS
from undergrowth.server.errors import Refused
from undergrowth.server.views import is_reaction
from undergrowth.server.wire.asked import PACES
from undergrowth.session import PERSON

if TYPE_CHECKING:
    from undergrowth.server.room import Room

logger = logging.getLogger("undergrowth.server")
AGAIN: Final = 5.0
"""Seconds before a step that failed is tried again."""


class Runner:
    """Takes the steps of one game that need nobody, each when it is due."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        """Whether something is due or going on."""
        return self._task is not None

    def due(self) -> tuple[str, float] | None:
        """What will be done, and when; None while a person must choose."""
        room = self._room
        decision = room.game.decision
        if room.row.over or decision is None:
            return None
        if room.session.players[decision.seat] != PERSON:
            pause = PACES[room.row.pace][1] if room.told_something else 0.0
            return ("step", room.opened + pause)
        if room.seats[decision.seat].passes.get(decision.prompt) and is_reaction(room.game):
            return ("pass", room.opened + room.patience)
        return ("step", room.opened) if room.goes_by_itself() else None

    def start(self) -> None:
        """Go on, if there is anything to do."""
        if self._task is None and self.due() is not None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Something has changed: what is due may be something else now."""
        self._changed.set()
        self.start()

    async def stop(self) -> None:
        """Stop; what was not done will be done when the game is read again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Take what steps are due, one after the other."""
        try:
            while (due := self.due()) is not None:
                self._changed.clear()
                if await self._sleeps_until(due[1]):
                    await self._take_step()
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("game %s cannot go on", self._room.row.id)
            await asyncio.sleep(AGAIN)
        finally:
            self._task = None
            self._room.used = time.monotonic()
        if not self._room.rooms.closing:
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
            async with self._room.held():
                due = self.due()
                if due is None or due[1] > time.monotonic():
                    return
                passes = due[0] == "pass"
                await self._room.advance(
                    lambda session: session.answer(PASS) if passes else session.step()
                )
        except Refused:
            return  # another process was faster; the game was read again
