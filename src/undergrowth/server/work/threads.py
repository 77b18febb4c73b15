"""The threads for engine and database, so that the event loop is never blocked.

There are three queues with threads of their own, so that none delays another.  The threads are
daemons, because Python would wait without limit for those of its own pools.  A server that ends
gives answers in progress a moment, and abandons computer players that still think.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import copy_context
from typing import Any, Final, TypeVar

from undergrowth.server.gate.limits import Meter

T = TypeVar("T")

_ANSWERS: Final = 64
"""Almost all of those that have something to do wait for the disk, which takes them together."""
_READERS: Final = 2
_COMPUTERS: Final = 1
"""One: more would share the interpreter's lock and leave people a smaller part of it."""


class Ended(RuntimeError):
    """The server ends and begins no more work."""


class WorkQueue:
    """A priority queue of work for a few threads, the lowest rank first."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self._most = most
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, Future[Any], Callable[[], Any]]] = []
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._free = 0
        self._ended = False

    def put(self, work: Callable[[], T], rank: float = 0.0) -> Future[T]:
        """Queue work; within a rank first come, first served.  Raises `Ended`."""
        future: Future[T] = Future()
        with self._changed:
            if self._ended:
                raise Ended("the server ends")
            heapq.heappush(self._waiting, (rank, next(self._numbers), future, work))
            if len(self._waiting) > self._free and len(self._threads) < self._most:
                self._begin()
            self._changed.notify()
        return future

    @property
    def length(self) -> int:
        """The number of works that wait."""
        return len(self._waiting)

    def _begin(self) -> None:
        thread = threading.Thread(target=self._run, name=self.name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _run(self) -> None:
        while (next_one := self._take()) is not None:
            _carry_out(*next_one)
            del next_one  # an idle thread must not keep it alive, nor what came of it

    def _take(self) -> tuple[Future[Any], Callable[[], Any]] | None:
        """Return the next work; None when the queue has ended."""
        with self._changed:
            self._free += 1
            while not self._waiting and not self._ended:
                self._changed.wait()
            self._free -= 1
            if not self._waiting:
                return None
            _, _, future, work = heapq.heappop(self._waiting)
            return future, work

    def end(self) -> None:
        """Stop: cancel all waiting work."""
        with self._changed:
            self._ended = True
            for _, _, future, _ in self._waiting:
                future.cancel()
            self._waiting.clear()
            self._changed.notify_all()

    def wait(self, moment: float) -> None:
        """Wait for running work until a moment of `time.monotonic`."""
        for thread in self._threads:
            thread.join(max(0.0, moment - time.monotonic()))


def _carry_out(future: Future[T], work: Callable[[], T]) -> None:
    """Do work, and tell who waits for it what came of it."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = work()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(result)


class Threads:
    """The threads of a server."""

    def __init__(self, computing: Meter | None = None) -> None:
        """`computing` counts the time that each address has used."""
        self._computing = computing or Meter(math.inf, "")
        self._answers = WorkQueue("answers", _ANSWERS)
        self._readers = WorkQueue("readers", _READERS)
        self._computers = WorkQueue("computers", _COMPUTERS)

    def lengths(self) -> dict[str, int]:
        """Return how many works wait in each queue."""
        queues = (self._answers, self._readers, self._computers)
        return {each.name: each.length for each in queues}

    async def run(self, work: Callable[[], T]) -> T:
        """Run short work that a client waits for; it is finished even after the client has gone."""
        return await _finished(self._answers.put(_here(work)))

    async def read(self, whose: str, work: Callable[[], T], always: bool = False) -> T:
        """Run work that may take longer, such as logs and records, without delaying answers.

        Addresses that have used the least come first, before all of them the server itself ("").
        Refuses an address without computing time left, unless `always`.
        """
        if not always:
            self._computing.check(whose)
        rank = self._computing.used(whose) if whose else 0.0
        return await _finished(self._readers.put(_here(self._metered(whose, work)), rank))

    async def compute(self, whose: str, work: Callable[[], T]) -> T:
        """Run a computer player's step; addresses that have used the least come first.

        The work goes on if its caller is cancelled.
        """
        rank = self._computing.used(whose)
        return await asyncio.wrap_future(self._computers.put(self._metered(whose, work), rank))

    def _metered(self, whose: str, work: Callable[[], T]) -> Callable[[], T]:
        """Return the work wrapped so that its time counts for an address."""

        def measured() -> T:
            begun = time.thread_time()
            try:
                return work()
            finally:
                self._computing.spend(whose, time.thread_time() - begun)

        return measured

    def end(self, seconds: float = 2.0) -> None:
        """Begin no more work; wait up to `seconds` for answers and readers in progress.

        A reader that still held a connection to the database would leave it open.
        """
        for line in (self._computers, self._readers, self._answers):
            line.end()
        until = time.monotonic() + seconds
        self._answers.wait(until)
        self._readers.wait(until)


class Here(Threads):
    """A replacement where there are no threads: work is done at once in the event loop."""

    def __init__(self) -> None:
        pass

    def lengths(self) -> dict[str, int]:
        """Return nothing: there are no queues."""
        return {}

    async def run(self, work: Callable[[], T]) -> T:
        """Run the work at once."""
        return work()

    async def read(self, whose: str, work: Callable[[], T], always: bool = False) -> T:
        """Run the work at once."""
        return work()

    async def compute(self, whose: str, work: Callable[[], T]) -> T:
        """Run the work after pending tasks had a turn."""
        await asyncio.sleep(0)
        return work()

    def end(self, seconds: float = 2.0) -> None:
        """Do nothing: no work is ever in progress."""


def _here(work: Callable[[], T]) -> Callable[[], T]:
    """Return the work wrapped to run in the present context, with its language."""
    here = copy_context()
    return lambda: here.run(work)


async def _finished(future: Future[T]) -> T:
    running = asyncio.wrap_future(future)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        if not running.cancelled():  # otherwise it was cancelled while it waited
            await asyncio.wait([running])
        raise
