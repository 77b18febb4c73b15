"""The games in memory: loaded on demand, kept while in use, released when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.analysis.analysts import Analysts
from undergrowth.server.config import Config
from undergrowth.server.database.keeping import crowded_out, delete, editions, expired
from undergrowth.server.database.neighbours import neighbours_of
from undergrowth.server.database.orders import Orders, read_orders
from undergrowth.server.database.reading import NoGame
from undergrowth.server.database.stamps import stamp_of
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused, logger
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.room import Room
from undergrowth.server.games.runner import AGAIN, Runner
from undergrowth.server.games.together import Together
from undergrowth.server.gate.limits import Limits
from undergrowth.server.health import Health
from undergrowth.server.notices.notifier import Notifier
from undergrowth.server.people.clocks import delayed
from undergrowth.server.work.thinkers import Thinkers
from undergrowth.server.work.threads import Ended, Here, Threads
from undergrowth.server.work.uploads import Uploads
from undergrowth.server.work.workers import IDLE

_PATIENCE: Final = 1.0
"""The seconds that the end waits for maintenance in progress."""
_CLEARS: Final = 3600.0
"""The seconds between two searches for expired games."""
_SOON: Final = 120.0
"""The seconds before the end of somebody's time from which on a game is in memory."""
_READ_ANEW: Final = 10.0
"""The cost of reading a game that is not in memory, relative to the state of one that is."""
_IN_HAND: Final = 10.0
"""The seconds since a room was asked for within which a request may still work with it."""


class Rooms:
    """All games of a server."""

    def __init__(self, config: Config, store: Store, limits: Limits) -> None:
        self.config = config
        self.store = store
        self.limits = limits
        self.threads = Here() if config.alone else Threads(limits.computing)
        self.loop: asyncio.AbstractEventLoop | None = None
        """The event loop, once the server runs."""
        self.health = Health(config, store, self.threads)
        self.uploads = Uploads(config, limits)
        self.analysts = Analysts(config, limits)
        self.thinkers = None if config.alone else Thinkers(config, limits, self.threads)
        self.notifier = Notifier(config, store, self.threads, limits)
        self.neighbours = neighbours_of(store.base)
        """The other processes on the database; None where it serves one only."""
        self.together = (
            Together(
                self.neighbours,
                store,
                self.threads,
                self.here,
                self.known,
                self._forget,
                self._take_over,
                self._obey_soon,
            )
            if self.neighbours is not None
            else None
        )
        self.orders = Orders()
        """Orders of the operator."""
        self.on_answer: list[Callable[[], None]] = []
        """Callbacks for each answer in any game."""
        self.on_change: list[Callable[[Room], None]] = []
        """Callbacks for each change of any game."""
        self.chores: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """Further work of the search for what has been kept long enough."""
        self._runners: dict[str, Runner] = {}
        """The runners of the games in memory, with their rooms."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._down = (0.0, 0.0)
        """The time, from and to, in which no server ran before this one."""
        self._caught_up: set[str] = set()
        """The games whose clocks have been moved on by that time."""
        self._clears = 0.0
        """The time of the next search for expired games."""

    # ---- finding

    async def get(self, game: str, whose: str = "", is_new: bool = False) -> Room:
        """Return the room of a game.  Refuses an unknown one.

        Reading a game that is not in memory counts as computing of the address `whose`, and as
        several requests, unless it `is_new`: else one address could have games read without end.
        """
        room = self.known(game) or await self._load(game, whose, 0.0 if is_new else _READ_ANEW)
        room.used = time.monotonic()
        if self.together is not None:
            await self.together.refresh(room)
        return room

    async def in_memory(self, game: str) -> Room | None:
        """Return the room of a game that is in memory or is just being read into it, else None."""
        task = self._loading.get(game)
        if task is not None:
            await asyncio.wait([task])
        return self.known(game)

    def here(self) -> list[Room]:
        """Return the rooms in memory."""
        return [runner.room for runner in self._runners.values()]

    async def _load(self, game: str, whose: str, cost: float) -> Room:
        if len(game) > 32 or not game.isascii() or not game.isprintable():
            raise Refused(404, "no_game", "there is no such game")
        task = self._loading.get(game)
        if task is None:
            if whose and cost:
                self.limits.requests.take(whose, cost)
            task = asyncio.get_running_loop().create_task(self._read(game, whose))
            self._loading[game] = task
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        try:
            return await asyncio.shield(task)
        except NoGame:
            raise Refused(404, "no_game", "there is no such game") from None
        except (SQLAlchemyError, Ended):
            raise
        except Exception as error:  # a row may be damaged in any way
            said = error if isinstance(error, UndergrowthError) else type(error).__name__
            logger.error("game %s cannot be read: %s", game, said)
            raise Refused(409, "unreadable", "this release cannot read that game") from None

    async def _read(self, game: str, whose: str) -> Room:
        config, store, threads = self.config, self.store, self.threads
        settings = GameSettings(
            config.reaction_delay,
            config.thinking_seconds,
            config.game_answers,
            config.now,
            config.away_seconds,
        )

        def opened() -> Room:
            stamp = stamp_of(store.base, game) if self.together is not None else ""
            kept = store.load(game)
            down = (0.0, 0.0) if game in self._caught_up else self._down
            row = delayed(kept.game, *down)
            if row != kept.game:
                store.decide(kept.game, row, {})
                self._caught_up.add(game)
                kept = replace(kept, game=row)
            room = Room(kept, store, threads, settings)
            room.stamp = stamp
            room.announcement = lambda: self.orders.announcement
            return room

        room = await threads.read(whose, opened, always=True)
        if self.together is not None:
            self.together.opens(room)
        runner = self._runners[game] = Runner(room, self.thinkers, self.neighbours)
        room.on_answer += [lambda: self.notifier.consider(room), *self.on_answer]
        room.on_stand_in.append(lambda seat: self.notifier.replaced(room, seat))
        room.on_change += [runner.wake, *(partial(tell, room) for tell in self.on_change)]
        runner.start()
        self._make_space()
        return room

    def _make_space(self) -> None:
        """Release the games unused for longest where more are idle than may stay in memory."""
        rooms = [each.room for each in self._runners.values() if each.room.quiet and not each.runs]
        most = self.config.idle_games
        if len(rooms) > most:
            used = sorted(room.used for room in rooms)
            self.let_go(min(used[len(rooms) - most], time.monotonic() - _IN_HAND))

    def known(self, game: str) -> Room | None:
        """Return the room of a game if it is in memory, else None."""
        runner = self._runners.get(game)
        return runner.room if runner is not None else None

    # ---- the server's life

    async def join(self) -> None:
        """Meet the other processes on the database, if there may be any: before `begin`."""
        if self.together is not None:
            await self.together.join()

    async def obey(self) -> None:
        """Take up the operator's orders."""
        before = self.orders
        self.orders = await self.threads.run(lambda: read_orders(self.store.base))
        if self.orders.announcement != before.announcement:
            for room in self.here():
                room.announce()

    def _obey_soon(self) -> None:
        self.soon(self.obey())

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do further work of the maintenance, whatever comes of it."""
        self._begin(self._tidied(work))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    def begin(self) -> None:
        """Resume every game with automatic actions, and start the maintenance task."""
        loop = self.loop = asyncio.get_running_loop()
        moment = self.config.now()
        with suppress(SQLAlchemyError):
            last = self.store.alive(moment)
            if self.neighbours is None or self.neighbours.alone:
                self._down = (moment if last is None else min(last, moment), moment)
        self._tasks = [loop.create_task(self._resume()), loop.create_task(self._look_after())]

    def _take_over(self) -> None:
        """Resume our share of the games that another process ran which is gone."""
        self._begin(self._resume())

    async def _resume(self) -> None:
        while True:
            try:
                running = await self.threads.run(self.store.going_on)
                break
            except Ended:
                return
            except Exception as error:
                logger.error("the games cannot be read yet: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)
        for id in filter(self._is_ours, running):
            try:
                self.notifier.consider(await self.get(id))
            except Refused:
                continue  # it has been logged
            except Exception:  # the others go on
                logger.exception("game %s cannot go on", id)

    def _is_ours(self, game: str) -> bool:
        return self.together is None or self.together.is_ours(game)

    async def _look_after(self) -> None:
        while True:
            await self._tidied(self.obey())
            await self._tidied(self.clear_out())
            await asyncio.sleep(min(30.0, self.config.idle_seconds))
            await self._tidied(self.follow())
            await self._tidied(self.watch_clocks())
            self.let_go(time.monotonic() - self.config.idle_seconds)
            await self.analysts.let_go()
            if self.thinkers is not None:
                await self.thinkers.workers.let_go(time.monotonic() - IDLE)

    async def _tidied(self, work: Coroutine[Any, Any, None]) -> None:
        """Do a part of the maintenance; whatever comes of it, the others are done, too."""
        try:
            await work
        except Ended:
            return
        except Exception as error:  # a row may be damaged in any way
            logger.error("work in the background has failed: %s", type(error).__name__)

    async def watch_clocks(self) -> None:
        """Load the games in which somebody's time is nearly over; store that the server runs."""
        moment = self.config.now()
        await self.threads.run(lambda: self.store.alive(moment))
        soon = await self.threads.run(lambda: self.store.running_out(moment + _SOON))
        for id in filter(self._is_ours, soon):
            with suppress(Refused):  # it has been logged
                (await self.get(id)).wake()

    async def clear_out(self) -> None:
        """Delete expired games and check the database file, at most once in `_CLEARS` seconds.

        Games in memory are kept.
        """
        if time.monotonic() < self._clears:
            return
        self._clears = time.monotonic() + _CLEARS
        await self.threads.read("", self.health.look_closely, True)
        old = await self.threads.read("", partial(expired, self.store, self.config), True)
        await self.delete([id for id in old if not self._is_in_use(id)])
        for chore in self.chores:
            await chore()

    def _is_in_use(self, game: str) -> bool:
        """Whether a game is in memory, or another process has a page of it open."""
        seen = self.together is not None and self.together.has_pages(game)
        return seen or game in self._runners

    async def make_room(self) -> None:
        """Delete the oldest uploads when all together take too much space."""
        crowd = partial(crowded_out, self.store, self.config)
        await self.delete(await self.threads.read("", crowd, True))

    async def delete(self, ids: list[str]) -> None:
        """Delete games."""
        if ids:
            await self.threads.read("", partial(delete, self.store, ids), True)
            logger.warning("%d games were deleted: they had been kept long enough", len(ids))
        for id in ids:
            await self._forget(id)

    async def follow(self) -> None:
        """Follow changes by the operator: games that were ended or deleted."""
        here = list(self._runners)
        found = await self.threads.read("", partial(editions, self.store, here), True)
        for id in here:
            try:
                if id not in found:
                    await self._forget(id)
                elif (runner := self._runners.get(id)) and found[id] > runner.room.row.edition:
                    await runner.room.follow(found[id])
            except (UndergrowthError, Refused) as error:  # the others are looked after, too
                logger.error("game %s cannot be looked after: %s", id, type(error).__name__)

    async def _forget(self, id: str) -> None:
        """Remove the room of a deleted game."""
        runner = self._runners.pop(id, None)
        if runner is not None:
            await runner.stop()
            runner.room.close_pages()

    def let_go(self, since: float) -> None:
        """Release the games that nobody has used since a moment: the database has them."""
        for id, runner in list(self._runners.items()):
            if runner.room.quiet and not runner.runs and runner.room.used < since:
                del self._runners[id]
                runner.room.part()

    async def end(self) -> None:
        """Stop everything; nothing is lost."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=_PATIENCE)
            for task in late:
                task.cancel()  # the second time it does not wait for its thread, either
            await asyncio.gather(*tasks, return_exceptions=True)
        for runner in list(self._runners.values()):
            await runner.stop()
            runner.room.close_pages()
        if self.together is not None:
            await self.together.end()
        await self.notifier.end()
        await self.analysts.end()
        if self.thinkers is not None:
            await self.thinkers.workers.end()
        self.threads.end()
        self.store.close()

    def close_streams(self) -> None:
        """End every stream: a server that stops does not wait for open pages."""
        for runner in list(self._runners.values()):
            runner.room.close_pages()
