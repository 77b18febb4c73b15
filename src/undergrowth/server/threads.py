"""Where engine and database work, so that the event loop goes on meanwhile.

Three lines, each with threads of its own: whoever waits in one is not held up by another.  The
threads are daemons, because Python waits for those of its own pools however long they take; a
server that ends gives answers on their way a moment and leaves a computer player that still thinks.
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

from undergrowth.server.limits import Meter

T = TypeVar("T")

_ANSWERS: Final = 8
_READERS: Final = 2
_COMPUTERS: Final = 1
"""One: more would share the interpreter's lock, and leave people a smaller part of it."""


class Ended(RuntimeError):
    """The server ends: nothing new is begun."""


class Line:
    """Work that waits for one of a few threads, the lowest rank first."""

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._most = most
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, Future[Any], Callable[[], Any]]] = []
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._free = 0
        self._ended = False

    def put(self, work: Callable[[], T], rank: float = 0.0) -> Future[T]:
        """Have something done; those of one rank in the order they came.  Raises `Ended`."""
        future: Future[T] = Future()
        with self._changed:
            if self._ended:
                raise Ended("the server ends")
            heapq.heappush(self._waiting, (rank, next(self._numbers), future, work))
            if len(self._waiting) > self._free and len(self._threads) < self._most:
                self._begin()
            self._changed.notify()
        return future

    def _begin(self) -> None:
        thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _run(self) -> None:
        while (next_one := self._take()) is not None:
            future, work = next_one
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = work()
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)
            del next_one, future, work  # an idle thread holds on to nothing

    def _take(self) -> tuple[Future[Any], Callable[[], Any]] | None:
        """What is next; None when there will be nothing more."""
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
        """Begin nothing more: what still waits is given up."""
        with self._changed:
            self._ended = True
            for _, _, future, _ in self._waiting:
                future.cancel()
            self._waiting.clear()
            self._changed.notify_all()

    def wait(self, moment: float) -> None:
        """Until what runs is done, or a moment of `time.monotonic` has come."""
        for thread in self._threads:
            thread.join(max(0.0, moment - time.monotonic()))


class Threads:
    """The threads of a server."""

    def __init__(self, computing: Meter | None = None) -> None:
        """`computing`: what each address has used of it."""
        self._computing = computing or Meter(math.inf, "")
        self._answers = Line("answers", _ANSWERS)
        self._readers = Line("readers", _READERS)
        self._computers = Line("computers", _COMPUTERS)

    async def run(self, work: Callable[[], T]) -> T:
        """What somebody waits for and is short; it is finished even if nobody waits any more."""
        return await _finished(self._answers.put(_here(work)))

    async def read(self, whose: str, work: Callable[[], T], always: bool = False) -> T:
        """What may take longer, logs and records: it holds up nobody's answer.

        Those of who has used the least come first.

        Refuses an address that has used all its computing time, unless it is done `always`.
        """
        rank = 0.0
        if not always:
            self._computing.check(whose)
            rank = self._computing.used(whose)
        return await _finished(self._readers.put(_here(self._metered(whose, work)), rank))

    async def compute(self, whose: str, work: Callable[[], T]) -> T:
        """A computer player's step, those of who has used the least first.

        It is left to itself when nobody waits any more.
        """
        rank = self._computing.used(whose)
        return await asyncio.wrap_future(self._computers.put(self._metered(whose, work), rank))

    def _metered(self, whose: str, work: Callable[[], T]) -> Callable[[], T]:
        """The work, its time counted for an address."""

        def measured() -> T:
            begun = time.thread_time()
            try:
                return work()
            finally:
                self._computing.spend(whose, time.thread_time() - begun)

        return measured

    def end(self, seconds: float = 2.0) -> None:
        """Begin nothing more; wait so long for what somebody waits for, and not for the rest."""
        for line in (self._computers, self._readers, self._answers):
            line.end()
        self._answers.wait(time.monotonic() + seconds)


class Here(Threads):
    """In place of threads where there are none: one person waits for what they asked for."""

    def __init__(self) -> None:
        pass

    async def run(self, work: Callable[[], T]) -> T:
        """Done at once."""
        return work()

    async def read(self, whose: str, work: Callable[[], T], always: bool = False) -> T:
        """Done at once."""
        return work()

    async def compute(self, whose: str, work: Callable[[], T]) -> T:
        """Done when what was asked for meanwhile has been answered."""
        await asyncio.sleep(0)
        return work()

    def end(self, seconds: float = 2.0) -> None:
        """Nothing is going on."""


def _here(work: Callable[[], T]) -> Callable[[], T]:
    """The work as it is done here: in the language that is being read."""
    here = copy_context()
    return lambda: here.run(work)


async def _finished(future: Future[T]) -> T:
    running = asyncio.wrap_future(future)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        if not running.cancelled():  # else it was given up in its line
            await asyncio.wait([running])
        raise
