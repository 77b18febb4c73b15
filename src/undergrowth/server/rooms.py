"""The games in memory: found at need, kept while somebody looks, let go when they are idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.config import Config
from undergrowth.server.errors import Refused
from undergrowth.server.limits import Limits
from undergrowth.server.notices import Notifier
from undergrowth.server.room import Room
from undergrowth.server.storage import GameRow, NoGame, SeatRow, Store

logger = logging.getLogger("undergrowth.server")
T = TypeVar("T")


class Rooms:
    """Every game of a server."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.closing = False
        self.loop: asyncio.AbstractEventLoop | None = None
        """The loop everything here runs on, once it does."""
        self.notifier = Notifier(config, self)
        self.limits = Limits(config.games_per_hour)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.reading = asyncio.Lock()
        """Replays are read one at a time: a long one must not hold up everybody's answers."""
        self._threads = ThreadPoolExecutor(8, thread_name_prefix="game")
        self._tasks: list[asyncio.Task[None]] = []

    async def off_loop(self, work: Callable[[], T]) -> T:
        """Run something on a thread; it is finished even if nobody waits for it any more."""
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise

    # ---- finding

    async def get(self, game: str) -> Room:
        """The room of a game.  Refuses an unknown one."""
        room = self._rooms.get(game)
        if room is None:
            room = await self._load(game)
        room.used = time.monotonic()
        return room

    async def _load(self, game: str) -> Room:
        if len(game) > 32 or not game.isascii() or not game.isprintable():
            raise Refused(404, "no_game", "there is no such game")
        task = self._loading.get(game)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._read(game))
            self._loading[game] = task
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        try:
            return await asyncio.shield(task)
        except NoGame:
            raise Refused(404, "no_game", "there is no such game") from None
        except UndergrowthError as error:
            logger.error("game %s cannot be read: %s", game, error)
            raise Refused(409, "unreadable", "this release cannot read that game") from None

    async def _read(self, game: str) -> Room:
        kept = await self.off_loop(lambda: self.store.load(game))
        room = self._rooms[game] = Room(self, kept)
        room.runner.start()
        return room

    def known(self, game: str) -> Room | None:
        """The room of a game that is in memory."""
        return self._rooms.get(game)

    @property
    def streams(self) -> int:
        """How many pages are open."""
        return sum(len(room.viewers) for room in self._rooms.values())

    def consider_notice(self, room: Room) -> None:
        """Somebody may have to be told that it is their turn."""
        self.notifier.consider(room)

    # ---- the whole

    def begin(self) -> None:
        """Go on with every game in which something happens by itself, and look after memory."""
        loop = self.loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._resume()), loop.create_task(self._look_after())]

    async def _resume(self) -> None:
        running = await self.off_loop(self.store.running)
        for row, seats in running:
            if _goes_on(row, seats):
                try:
                    self.notifier.consider(await self.get(row.id))
                except Refused:
                    continue  # it has been logged
                except Exception:  # the others go on
                    logger.exception("game %s cannot go on", row.id)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.config.idle_seconds))
            self.let_go(time.monotonic() - self.config.idle_seconds)

    def let_go(self, since: float) -> None:
        """Forget the games that nobody has used since then: the database has them."""
        for id, room in list(self._rooms.items()):
            if room.quiet and room.used < since:
                del self._rooms[id]

    async def end(self) -> None:
        """Stop everything; nothing is lost by that."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.stop()
        await self.notifier.end()
        self._threads.shutdown()
        self.store.close()

    def close_streams(self) -> None:
        """End every stream: a server that stops does not wait for open pages."""
        self.closing = True
        for room in list(self._rooms.values()):
            for viewer in list(room.viewers):
                viewer.close()


def _goes_on(row: GameRow, seats: list[SeatRow]) -> bool:
    """Whether a game goes on, or somebody is to be told, without anybody asking for it."""
    if row.asked is None or row.asked >= len(seats):
        return True
    asked = seats[row.asked]
    return bool(asked.passes) or asked.notify is not None
