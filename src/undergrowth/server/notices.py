"""Telling people that it is their turn: a webhook or an e-mail for each seat that wants one.

A notice goes out when somebody else's answer made it a seat's turn and the seat has no page open.
It never holds up an answer; a failure is logged without addresses and tried again a few times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from undergrowth.server.channels import Notice, channels_of
from undergrowth.server.config import Config
from undergrowth.server.errors import logger
from undergrowth.server.questions import answered_last
from undergrowth.server.room import Room
from undergrowth.server.storage import SeatRow, Store
from undergrowth.server.threads import Threads
from undergrowth.server.views import faction_of
from undergrowth.table.texts import title

PAUSES: Final = (0.0, 5.0, 60.0)
"""Seconds before each attempt."""


class Notifier:
    """Decides who is told what, and sees to it that it gets there."""

    def __init__(self, config: Config, store: Store, threads: Threads) -> None:
        self._public_url = config.public_url.rstrip("/")
        self._store = store
        self._threads = threads
        self.channels = channels_of(config)
        self.pauses: tuple[float, ...] = PAUSES
        self._sending: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Tell whoever should know about the present of a game."""
        if room.game.over:
            for each in room.seats:
                self._tell(room, each, "over")
            return
        asked = room.asked
        if asked is not None and room.due() is None and not answered_last(room.game, asked):
            self._tell(room, room.seats[asked], "your_turn")

    def _tell(self, room: Room, seat: SeatRow, event: str) -> None:
        if not seat.notify or seat.told >= room.row.revision or seat.seat in room.connected:
            return
        revision = room.row.revision
        seat.told = revision
        notice = self._notice(room, seat, event)
        for kind, address in seat.notify.items():
            if kind in self.channels and address:
                self._begin(self._send(kind, address, notice))
        self._begin(self._remember(room.row.id, seat.seat, revision))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the game, which goes on."""
        task = asyncio.get_running_loop().create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _notice(self, room: Room, seat: SeatRow, event: str) -> Notice:
        faction = faction_of(room.game, seat.seat)
        who = title(faction) if faction else f"seat {seat.seat + 1}"
        words = "The game is over" if event == "over" else f"It is your turn as {who}"
        return Notice(
            event=event,
            game=room.row.id,
            title=room.row.title,
            seat=seat.seat,
            faction=faction,
            text=f"{words}: {room.row.title}",
            url=f"{self._public_url}/game/{room.row.id}" if self._public_url else None,
        )

    async def _remember(self, game: str, seat: int, revision: int) -> None:
        """After a restart nobody is told twice."""
        try:
            await self._threads.run(lambda: self._store.set_seat(game, seat, told=revision))
        except Exception as error:
            logger.warning("game %s: a notice was not noted: %s", game, type(error).__name__)

    async def _send(self, kind: str, address: str, notice: Notice) -> None:
        for attempt, pause in enumerate(self.pauses, start=1):
            await asyncio.sleep(pause)
            try:
                await asyncio.to_thread(self.channels[kind].send, address, notice)
                return
            except Exception as error:
                logger.warning(
                    "game %s seat %d: %s not delivered (%s), attempt %d of %d",
                    notice.game, notice.seat, kind, _reason(error), attempt, len(self.pauses),
                )  # fmt: skip

    async def settled(self) -> None:
        """Wait until everything has been sent or given up; for tests."""
        while self._sending:
            await asyncio.gather(*list(self._sending), return_exceptions=True)

    async def end(self) -> None:
        """Stop trying."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*list(self._sending), return_exceptions=True)


def _reason(error: Exception) -> str:
    """What went wrong, without anything that could hold an address."""
    if type(error) in (ConnectionError, PermissionError):
        return str(error)  # ours
    return type(error).__name__
