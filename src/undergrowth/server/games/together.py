"""Games that several processes serve from one database: each learns what the others do with them.

What is stored is told by the stamps of `database/stamps.py`; what is only in memory, the open pages
and a computer player that failed, by messages.  A message may be late or lost: so a request looks
at the stamp, too, before it is answered from memory.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

from sqlalchemy.exc import SQLAlchemyError

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.database.neighbours import GAME, GONE, HELLO, READY, Heard, Neighbours
from undergrowth.server.database.orders import ORDERS
from undergrowth.server.database.stamps import stamp_of
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused, logger
from undergrowth.server.games.room import Room
from undergrowth.server.work.threads import Ended, Threads

_WELCOME: Final = "welcome"
"""The message to a process that it has been told of all open pages."""
_PAGES: Final = "pages"
"""The message which pages of a game are open at a process."""
_GIVE_WAY: Final = "give-way"
"""The message that a person's request comes too late again and again: computer players answer
faster, at another process."""
_WAY: Final = 0.5
"""The seconds for which they wait then."""
FAILED: Final = "failed"
"""The message that a computer player has failed: game, revision and edition."""
_PATIENCE: Final = 2.0
"""The seconds that a process waits for the others' welcome before it serves."""


class Together:
    """Knowledge of one process about the others' games, and messages about its own."""

    def __init__(
        self,
        neighbours: Neighbours,
        store: Store,
        threads: Threads,
        rooms: Callable[[], list[Room]],
        known: Callable[[str], Room | None],
        deleted: Callable[[str], Coroutine[Any, Any, None]],
        take_over: Callable[[], None],
        obey: Callable[[], None],
    ) -> None:
        """`rooms` returns the rooms in memory, `known` one of them by its game, `deleted` forgets a
        game that is gone, and `take_over` resumes games that a process ran which is gone; `obey`
        reads the operator's orders."""
        self.neighbours = neighbours
        self._store = store
        self._threads = threads
        self._rooms = rooms
        self._known = known
        self._deleted = deleted
        self._take_over = take_over
        self._obey = obey
        self._pages: dict[str, dict[str, Counter[int]]] = {}
        """By process and game, the open pages by seat."""
        self._unwelcome: set[str] = set()
        """The processes that have not told of their pages yet."""
        self._joined = asyncio.Event()
        self._to_look: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self) -> None:
        """Begin to listen; return once the others have told which pages are open."""
        loop = asyncio.get_running_loop()
        self._store.base.wrote = lambda game: self.neighbours.say(GAME, game)

        def hear(heard: Heard) -> None:
            with suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(self._take_in, heard)

        self.neighbours.begin(hear)
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._joined.wait()

    async def end(self) -> None:
        """Leave the others: they take over."""
        self.neighbours.end()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- games of this process

    def opens(self, room: Room) -> None:
        """Let a room that was opened know of the others' pages, and the others of its own."""
        room.elsewhere = self._elsewhere(room.row.id)
        room.on_overtaken.append(lambda: self.neighbours.say(_GIVE_WAY, room.row.id))
        room.on_pages.append(lambda: self._tell_pages(room))

    def _tell_pages(self, room: Room) -> None:
        here = Counter(viewer.seat for viewer in room.viewers)
        told = ",".join(f"{seat}:{count}" for seat, count in sorted(here.items()))
        self.neighbours.say(_PAGES, f"{room.row.id} {told}")

    def has_pages(self, game: str) -> bool:
        """Whether another process has a page of a game open."""
        return any(game in games for games in self._pages.values())

    def is_ours(self, game: str) -> bool:
        """Whether a game that nobody has in memory is this process's to resume: each has a
        share."""
        all_of_us = sorted({self.neighbours.origin, *self.neighbours.others})
        return all_of_us[crc32(game.encode()) % len(all_of_us)] == self.neighbours.origin

    async def refresh(self, room: Room) -> None:
        """Take up what another process has changed in a game.  Refuses one that was deleted."""
        if not self.neighbours.alone:
            await self._look(room)

    async def _look(self, room: Room) -> None:
        game, base = room.row.id, self._store.base
        stamp = await self._threads.run(lambda: stamp_of(base, game))
        if not stamp:
            await self._deleted(game)
            raise Refused(404, "no_game", "this game has been deleted")
        if stamp != room.stamp:
            await room.catch_up(stamp)

    # ---- messages of others

    def _take_in(self, heard: Heard) -> None:
        """Act on a message."""
        if heard.kind == GAME:
            self._look_soon(heard.text)
        elif heard.kind == _PAGES:
            self._know_pages(heard.origin, heard.text)
        elif heard.kind == _GIVE_WAY:
            self._give_way(heard.text)
        elif heard.kind == HELLO:
            self._welcome(heard.origin)
        elif heard.kind == _WELCOME and heard.text == self.neighbours.origin:
            self._is_welcomed(heard.origin)
        elif heard.kind == FAILED:
            self._know_failed(heard.text)
        elif heard.kind == ORDERS:
            self._obey()
        elif heard.kind == GONE:
            self._is_gone(heard.origin)
        elif heard.kind == READY:
            self._begins_to_listen()

    def _look_soon(self, game: str) -> None:
        """Look at a game in memory, once for all messages that come meanwhile."""
        if game not in self._to_look and self._known(game) is not None:
            self._to_look.add(game)
            task = asyncio.get_running_loop().create_task(self._look_at(game))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_at(self, game: str) -> None:
        self._to_look.discard(game)
        room = self._known(game)
        try:
            if room is not None:
                await self._look(room)
        except (Refused, Ended):
            return
        except (SQLAlchemyError, UndergrowthError) as error:  # the next request tries again
            logger.error("game %s cannot be followed: %s", game, type(error).__name__)

    def _give_way(self, game: str) -> None:
        room = self._known(game)
        if room is not None:
            room.gives_way_until = time.monotonic() + _WAY

    def _know_pages(self, origin: str, text: str) -> None:
        game, _, told = text.partition(" ")
        parts = [each.split(":") for each in told.split(",") if each]
        games = self._pages.setdefault(origin, {})
        games[game] = Counter({int(seat): int(count) for seat, count in parts})
        if not games[game]:
            del games[game]
        self._show_pages(game)

    def _elsewhere(self, game: str) -> Counter[int]:
        found: Counter[int] = Counter()
        for games in self._pages.values():
            found += games.get(game, Counter())
        return found

    def _show_pages(self, game: str) -> None:
        room = self._known(game)
        if room is not None:
            room.elsewhere = self._elsewhere(game)
            room.tell_presence()
            room.wake()

    def _welcome(self, origin: str) -> None:
        for room in self._rooms():
            if room.viewers:
                self._tell_pages(room)
        self.neighbours.say(_WELCOME, origin)
        self._begins_again()  # it may have been there before, and we may have missed something

    def _is_welcomed(self, origin: str) -> None:
        self._unwelcome.discard(origin)
        if not self._unwelcome:
            self._joined.set()
        self._begins_again()  # what it wrote before it knew of us it has told nobody

    def _know_failed(self, text: str) -> None:
        game, revision, edition = text.split(" ")
        room = self._known(game)
        if room is not None and (room.row.revision, room.row.edition) == (
            int(revision),
            int(edition),
        ):
            room.fail()

    def _is_gone(self, origin: str) -> None:
        """Take over from a process that has ended or died."""
        self._is_welcomed(origin)
        for game in self._pages.pop(origin, {}):
            self._show_pages(game)
        self._begins_again()
        self._take_over()

    def _begins_to_listen(self) -> None:
        """Begin to listen, or go on after the connection was lost: messages may have been, too."""
        self._unwelcome = set(self.neighbours.others)
        if not self._unwelcome:
            self._joined.set()
        for origin in set(self._pages) - self._unwelcome:
            self._pages.pop(origin)
        for room in self._rooms():
            room.elsewhere = self._elsewhere(room.row.id)
            self._tell_pages(room)
        self._begins_again()

    def _begins_again(self) -> None:
        """Look at every game in memory, and at who runs it."""
        for room in self._rooms():
            self._look_soon(room.row.id)
            room.wake()
