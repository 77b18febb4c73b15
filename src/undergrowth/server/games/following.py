"""A live game that follows its rows in the database, which other processes may change, too.

One lock a game.  Others register callbacks for changes in the lists of the game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.database.moments import Past, session_of
from undergrowth.server.database.reading import NoGame
from undergrowth.server.database.rows import GameRow, Kept, SeatRow
from undergrowth.server.database.storage import Overtaken, Store
from undergrowth.server.errors import Overtook, Refused
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.seated import SeatedGame
from undergrowth.server.work.threads import Threads
from undergrowth.table.game import Game

T = TypeVar("T")
_TRIES: Final = 20
"""Number of attempts at something while other processes come first."""
_OF_ROW: Final = frozenset({"title", "pace", "updated", "people", "clock", "deadline"})
"""The fields of a game that can change while the session stays the same."""
_SILENT: Final = frozenset({"claim", "told", "seen", "account", "devices"})
"""The fields of a seat that no page shows."""
_OF_SEAT: Final = _SILENT | {"name", "token", "invitation", "passes", "notify", "hands"}
"""The fields of a seat that can change while the session stays the same."""


class FollowedGame(SeatedGame):
    """A game in memory that is read again where its rows in the database are newer."""

    def __init__(self, kept: Kept, store: Store, threads: Threads, settings: GameSettings) -> None:
        """Open a stored game."""
        super().__init__(kept, store, threads, settings)
        self.on_answer: list[Callable[[], None]] = []
        """Callbacks for each answer, a person's or not, once it is stored and shown."""
        self.on_change: list[Callable[[], None]] = []
        """Callbacks for when the next automatic action may have changed."""
        self.on_stand_in: list[Callable[[int], None]] = []
        """Callbacks for when a computer player plays on for a person who is gone, with the seat."""
        self.on_pages: list[Callable[[], None]] = []
        """Callbacks for when a page has been opened or closed."""
        self.on_overtaken: list[Callable[[], None]] = []
        """Callbacks for when another process was faster than somebody's request."""
        self.used = time.monotonic()
        self.stamp = ""
        """The stamp of the rows that are known; empty where several processes need none."""
        self._lock = asyncio.Lock()
        self.whose = kept.game.id
        """The address that its computing counts for: the one that acted last, if known."""
        self._in_doubt = False
        """Whether the session may differ from the database."""

    async def anew(self, act: Callable[[], Awaitable[T]]) -> T:
        """Return what `act` returns, called again where another process was faster.

        `act` checks by itself whether it still makes sense then.  The caller holds the room.
        """
        for _ in range(_TRIES):
            try:
                return await act()
            except Overtook:
                for tell in self.on_overtaken:
                    tell()
        return await act()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the game's lock; first read the game again if it may differ from the database."""
        async with self._lock:
            if self._in_doubt:
                await self.read_again()
            yield

    async def guarded(self, work: Callable[[], T], computes: bool = False) -> T:
        """Run work on a thread; if it fails, read the game again, unless the engine refused it.

        Raises `Overtook` if another process has stored an answer or a decision first.
        """
        try:
            if computes:
                return await self._threads.compute(self.whose, work)
            return await self._threads.run(work)
        except asyncio.CancelledError:
            self._in_doubt = True  # the server ends, and the thread may still be running
            raise
        except UndergrowthError:
            raise  # a refusal of the engine has changed nothing
        except Overtaken:
            await self.read_again()
            raise Overtook(self.row.revision, self.row.edition) from None
        except BaseException:
            await self.read_again()
            raise

    async def read_again(self) -> None:
        """Discard the game in memory and read it from the database."""
        self._in_doubt = True  # until it has been read; the next task tries again if this fails
        try:
            known, kept = self.seats, await self._threads.run(lambda: self._store.load(self.row.id))
            self.take_up(kept)
        except NoGame:
            raise Refused(404, "no_game", "this game has been deleted") from None
        for before, seat in zip(known, self.seats, strict=True):
            if seat.token == before.token:
                seat.seen = before.seen  # not every visit is stored
        self._in_doubt = False
        self.publish()

    async def catch_up(self, stamp: str) -> None:
        """Take up what another process has changed, now that the game has another stamp."""
        async with self.held():
            if stamp == self.stamp:
                return
            is_told = await self._follow(await self._newer())
            self.stamp = stamp
        if is_told:
            self.changed()

    async def _newer(self) -> Kept:
        """Return what is stored of the game, of its answers and moments only the unknown ones."""
        row, known = self.row, self._moments()
        try:
            return await self._threads.run(lambda: self._store.load(row.id, row.revision, known))
        except NoGame:
            raise Refused(404, "no_game", "this game has been deleted") from None

    def _moments(self) -> dict[int, Game]:
        """Return the moments in memory that a person may go back to, and the present one."""
        undo, past = self.row.undo, self.session.past
        known = dict(zip(undo, past, strict=True)) if len(undo) == len(past) else {}
        return known | {self.row.revision: self.session.game}

    async def _follow(self, kept: Kept) -> bool:
        """Take up what was read; return whether pages need to be told of it still."""
        row, seats = kept.game, kept.seats
        before, old = self.row, self.seats
        _keep_newer(old, seats)
        if (row, seats) == (before, old):
            return False
        if _same(row, before, _OF_ROW) and all(map(_same, seats, old, [_OF_SEAT] * len(old))):
            self.row, self.seats = row, seats
        else:
            await self._read_on(kept)  # which tells them
            _keep_newer(old, self.seats)
            before = self.row
            self.wake()
        for seat, known in zip(self.seats, old, strict=True):
            if (
                known.token not in (None, seat.token)
                or not known.devices.items() <= seat.devices.items()
            ):
                self.close_pages(seat.seat)
        are_same = all(map(_same, seats, old, [_SILENT] * len(old)))
        return not (are_same and _same(self.row, before, frozenset({"title", "updated"})))

    async def _read_on(self, kept: Kept) -> None:
        """Go on with what has followed in the game, or read it all where something was taken
        back."""
        row, chronicle = self.row, self.chronicle
        if kept.game.edition != row.edition or kept.game.revision < row.revision:
            await self.read_again()
            return
        game, known = self.session.game, len(chronicle)
        past = Past(game.log or [], game.answers or [], chronicle.marks, self._moments())
        session = await self._threads.run(lambda: session_of(kept, past))
        self.go_on(kept, session)
        self.told_something = len(chronicle) > known
        self.publish(known)

    async def follow(self, edition: int) -> None:
        """Read the game again if the database has a later edition: it was ended by the operator."""
        async with self.held():
            if edition > self.row.edition:
                await self.read_again()
        self.wake()

    @property
    def quiet(self) -> bool:
        """Whether the game may be dropped from memory: nobody views it and no task holds it."""
        return not self.viewers and not self._lock.locked()

    def part(self) -> None:
        """Tell nobody any more, so that the memory of the game is free at once.

        A room and those it tells know each other; the collector would find that only much later.
        """
        for told in (self.on_answer, self.on_change, self.on_stand_in):
            told.clear()

    def wake(self) -> None:
        """Call `on_change`: the next automatic action, or its time, may be another now."""
        self.used = time.monotonic()
        for tell in self.on_change:
            tell()

    def changed(self) -> None:
        """Show everybody that the seats or their settings have changed."""
        self.forget_written()
        self.publish()
        self.wake()
        self.tell_presence()


def _same(row: GameRow | SeatRow, other: GameRow | SeatRow, names: frozenset[str]) -> bool:
    """Whether two rows are the same but for the fields of these names."""
    fields = vars(other)
    return all(value == fields[name] for name, value in vars(row).items() if name not in names)


def _keep_newer(before: list[SeatRow], seats: list[SeatRow]) -> None:
    """Keep in seats that were read what is stored some time after it is known: notices, visits."""
    for old, seat in zip(before, seats, strict=True):
        if old.notify == seat.notify:
            seat.told = max(old.told, seat.told)
        if old.token == seat.token and old.seen is not None:
            seat.seen = max(old.seen, seat.seen or 0.0)
