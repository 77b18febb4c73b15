"""Other processes on the same PostgreSQL: what they tell each other, and who runs which game.

Each process keeps one connection for this.  On it the database passes messages on (LISTEN), and it
holds the locks that say that the process lives and which games it runs.  When a process dies, its
connection and its locks go with it, and others take over.

Messages leave by this connection, too, and not within the transactions that they tell of: those
would wait for one another at every commit.
"""

from __future__ import annotations

import asyncio
import select
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from undergrowth.server.database.opening import CHANNEL, Base
from undergrowth.server.errors import logger

GAME: Final = "game"
"""The message that a game has changed; its text is the game's id."""
HELLO: Final = "hello"
"""The message of a process that begins to listen."""
GONE: Final = "gone"
"""The message about a process that has ended or died."""
READY: Final = "ready"
"""The message to ourselves that we listen, for the first time or again after a loss."""
BEAT: Final = 1.0
"""The seconds between two looks at which processes are there."""
_AGAIN: Final = 1.0
"""The seconds before a lost connection is tried again."""
_PROCESSES: Final = 0x75670001
"""The first number of the locks by which processes show that they live; the second is theirs."""
_LIVING: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND classid::bigint = %s"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_SAY: Final = "SELECT pg_notify(%s, unnest(%s::text[]))"
_LONGEST: Final = 500
"""The most messages sent with one statement."""
_MOST: Final = 10_000
"""The most messages that wait for a connection; once it is back, all games are looked at."""
_SETTINGS: Final = (
    "SET synchronous_commit = off",  # messages need no disk
    # locks of a machine that has vanished are free within half a minute
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)
"""The settings of the connection."""


class Heard(NamedTuple):
    """A message: the process it comes from, its kind and its text."""

    origin: str
    kind: str
    text: str = ""


Order = Callable[[Any], Any]
"""Work for the thread, which gets its connection."""


class Neighbours:
    """The processes on one PostgreSQL, as one of them knows them."""

    def __init__(self, base: Base) -> None:
        self._base = base
        self.origin = base.origin
        self.others: set[str] = set()
        """The other processes that live."""
        self._hear: Callable[[Heard], None] = lambda heard: None
        self._orders: deque[tuple[Order, Future[Any]]] = deque()
        self._outgoing: deque[str] = deque(maxlen=_MOST)
        self._ours: set[str] = set()
        """The games that this process runs; only its thread reads and writes this."""
        self._listens = False
        self._stopping = threading.Event()
        self._looked = 0.0
        self._inner, self._outer = socket.socketpair()
        self._outer.setblocking(False)
        self._thread = threading.Thread(target=self._run, name="neighbours", daemon=True)

    def begin(self, hear: Callable[[Heard], None]) -> None:
        """Begin to listen; `hear` is called on the thread with every message of another process."""
        self._hear = hear
        self._thread.start()

    def end(self) -> None:
        """End: the locks are free from now on."""
        self._stopping.set()
        self._wake()
        if self._thread.is_alive():
            self._thread.join(2 * BEAT)

    @property
    def alone(self) -> bool:
        """Whether there is no other process; False while nobody would tell us of one."""
        return self._listens and not self.others

    # ---- asked from other threads

    def say(self, kind: str, text: str = "") -> None:
        """Send a message to all other processes, soon."""
        if not self.alone:
            self._outgoing.append(f"{self.origin} {kind} {text}")
            self._wake()

    async def take(self, game: str) -> bool:
        """Whether this process runs a game from now on; False while another one does."""
        return bool(await asyncio.wrap_future(self._put(partial(self._lock, game))))

    def give_back(self, game: str) -> None:
        """Let others run a game."""
        self._put(partial(self._unlock, game))

    def _put(self, order: Order) -> Future[Any]:
        future: Future[Any] = Future()
        self._orders.append((order, future))
        self._wake()
        return future

    def _wake(self) -> None:
        with suppress(OSError):  # a full pipe wakes it as well
            self._outer.send(b".")

    # ---- the thread

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen()
            except Exception as error:  # the driver's own, which need not be installed
                if not self._stopping.is_set():
                    logger.error("other processes are not heard: %s", type(error).__name__)
            self._lose()
            self._stopping.wait(_AGAIN)
        self._inner.close()
        self._outer.close()

    def _listen(self) -> None:
        """Keep a connection, and do on it what comes."""
        held = self._base.engine.raw_connection()
        link: Any = held.driver_connection
        held.detach()
        try:
            link.autocommit = True
            link.add_notify_handler(lambda each: self._take_in(str(each.payload)))
            for setting in _SETTINGS:
                link.execute(setting)
            link.execute(f"LISTEN {CHANNEL}")
            number = int(self.origin.rsplit("-", 1)[1])
            # shared: our own connection from before may still be there
            link.execute("SELECT pg_advisory_lock_shared(%s, %s)", (_PROCESSES, number))
            self._look_around(link)
            self._outgoing.appendleft(f"{self.origin} {HELLO} ")
            self._listens = True
            self._hear(Heard(self.origin, READY))
            while not self._stopping.is_set():
                self._turn(link)
        finally:
            link.close()

    def _turn(self, link: Any) -> None:
        """Do what is asked, say what is to be said, and hear what the others say."""
        self._do_orders(link)
        self._say_all(link)
        link.pgconn.consume_input()
        while (each := link.pgconn.notifies()) is not None:
            self._take_in(each.extra.decode())
        if time.monotonic() - self._looked >= BEAT:
            self._look_around(link)
        if not self._orders and not self._outgoing:
            select.select([link.fileno(), self._inner], [], [], BEAT)
            self._empty_pipe()

    def _empty_pipe(self) -> None:
        self._inner.setblocking(False)
        with suppress(BlockingIOError):
            while self._inner.recv(4096):
                pass

    def _do_orders(self, link: Any) -> None:
        while self._orders:
            order, future = self._orders.popleft()
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(order(link))
                except BaseException:
                    future.set_result(False)
                    raise

    def _say_all(self, link: Any) -> None:
        while self._outgoing:
            count = min(len(self._outgoing), _LONGEST)
            said = list(dict.fromkeys(self._outgoing.popleft() for _ in range(count)))
            link.execute(_SAY, (CHANNEL, said))

    def _take_in(self, message: str) -> None:
        """Pass on a message of another process."""
        origin, kind, text = [*message.split(" ", 2), "", ""][:3]
        if origin == self.origin:
            return
        if kind == HELLO:
            self.others.add(origin)
        self._hear(Heard(origin, kind, text))

    def _look_around(self, link: Any) -> None:
        """Look which processes live."""
        self._looked = time.monotonic()
        before = set(self.others)  # another one may say hello meanwhile
        found = link.execute(_LIVING, (_PROCESSES,)).fetchall()
        living = {name_of(int(number)) for (number,) in found} - {self.origin}
        gone = before - living
        self.others = (self.others - gone) | living
        for origin in sorted(gone):
            self._hear(Heard(origin, GONE))

    def _lose(self) -> None:
        """Forget what was bound to a connection that is lost."""
        self._listens = False
        self._ours.clear()
        while self._orders:
            _, future = self._orders.popleft()
            if future.set_running_or_notify_cancel():
                future.set_result(False)

    def _lock(self, game: str, link: Any) -> bool:
        if game not in self._ours:
            done = link.execute("SELECT pg_try_advisory_lock(%s)", (_lock_of(game),)).fetchone()
            if done[0]:
                self._ours.add(game)
        return game in self._ours

    def _unlock(self, game: str, link: Any) -> None:
        if game in self._ours:
            self._ours.discard(game)
            link.execute("SELECT pg_advisory_unlock(%s)", (_lock_of(game),))


def neighbours_of(base: Base) -> Neighbours | None:
    """Return the other processes on a database; None where it serves one process only."""
    return Neighbours(base) if base.is_shared else None


def name_of(number: int) -> str:
    """Return the name of a process with this number."""
    return f"ug-{number}"


def _lock_of(game: str) -> int:
    """Return the number of a game's lock."""
    return int.from_bytes(blake2b(game.encode(), digest_size=8).digest(), signed=True)
