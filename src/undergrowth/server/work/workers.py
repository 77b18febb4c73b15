"""Worker processes that answer line by line: a few, kept while in use, and killed at need.

A thread cannot be stopped, and shares the interpreter's lock with the event loop; a process can be
killed and replaced.  A process says when it has started: only then is it asked, so that a request
has the same time in a fresh process as in one that waited.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import math
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from undergrowth.server.work.processes import READY, environment

IDLE: Final = 300.0
"""The seconds that a process without work is kept."""
_LARGEST: Final = 8 * 2**20
"""The most bytes of an answer; ours have a hundredth of it."""
_OLD: Final = 2_000
"""The requests after which a process is replaced."""
_STARTING: Final = 60.0
"""The seconds for a process to start."""


def _free(seconds: float) -> None:
    """Charge nobody."""


def _as_it_is(request: bytes) -> bytes:
    """Return a request unchanged."""
    return request


class Busy(Exception):
    """No process is there for a request in time."""


class Worker:
    """One worker process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.done = 0
        self.used = time.monotonic()

    async def started(self) -> None:
        """Wait until the process can be asked.  Raises `ConnectionError`."""
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(_STARTING):
                said = await self.process.stdout.readline()
        except (TimeoutError, ValueError):
            said = b""
        if said != READY:
            raise ConnectionError("the process has not started")

    async def ask(self, request: bytes) -> bytes:
        """Return the answer to one request.  Raises `ConnectionError` if the process has ended."""
        pipe, answers = self.process.stdin, self.process.stdout
        assert pipe is not None and answers is not None
        pipe.write(request)
        await pipe.drain()
        answer = await answers.readline()
        if not answer.endswith(b"\n"):
            raise ConnectionError("the process has ended")
        self.done += 1
        self.used = time.monotonic()
        return answer

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    """The worker processes of one program, with a queue of requests."""

    def __init__(self, program: tuple[str, ...], at_once: int) -> None:
        """`program` is the command line; up to `at_once` processes of it run."""
        self.program = program
        self._turns = Turns(at_once)
        self._resting: list[Worker] = []
        self._here: list[Worker] = []
        self._warming: asyncio.Future[None] | None = None

    async def answer(
        self,
        request: bytes,
        seconds: float,
        rank: float = 0.0,
        spend: Callable[[float], None] = _free,
        patience: float = math.inf,
        finish: Callable[[bytes], bytes] = _as_it_is,
    ) -> bytes:
        """Return the answer to one line; waiting requests of the lowest rank come first.

        `finish` returns the request as it is sent, once a process is there.  `spend` is called with
        the seconds that a process has worked for it; waiting for a turn, and for a process to
        start, is free.  Raises `Busy` when no process is there for it within `patience`;
        `TimeoutError` when it takes longer than `seconds`, `ConnectionError` if the process has
        ended or not started, and `ValueError` if its answer is too long; in these three cases the
        process is gone.
        """
        worker = await self._turn(rank, patience)
        begun = time.monotonic()
        try:
            return await self._asked(worker, finish(request), seconds)
        finally:
            self._turns.give_up()
            spend(time.monotonic() - begun)

    def warm(self) -> None:
        """Start a process for a request that may come, if there is none."""
        if not self._here and self._warming is None:
            self._warming = asyncio.ensure_future(self.visit(0.0, math.inf))
            self._warming.add_done_callback(self._warmed)

    def _warmed(self, warming: asyncio.Future[None]) -> None:
        self._warming = None
        if not warming.cancelled():
            warming.exception()  # the next request will meet the same

    async def visit(self, rank: float, patience: float) -> None:
        """Wait for a process as a request does, and ask it nothing.  Raises as `answer` does."""
        self._resting.append(await self._turn(rank, patience))
        self._turns.give_up()

    async def _turn(self, rank: float, patience: float) -> Worker:
        """Return a process when it is a request's turn; see `answer`."""
        until = time.monotonic() + patience
        try:
            await asyncio.wait_for(self._turns.take(rank), _left(until))
        except TimeoutError:
            raise Busy from None
        starting = asyncio.ensure_future(self._begun())
        try:
            return await asyncio.wait_for(asyncio.shield(starting), _left(until))
        except TimeoutError:
            starting.add_done_callback(self._lay_by)  # the next request will find it
            raise Busy from None
        except BaseException:
            starting.add_done_callback(self._lay_by)
            raise

    async def _asked(self, worker: Worker, request: bytes, seconds: float) -> bytes:
        """Return the answer of a process; see `answer`."""
        try:
            async with asyncio.timeout(seconds):
                answer = await worker.ask(request)
        except BaseException:  # the answer must not reach another request
            await self._end(worker)
            raise
        if worker.done >= _OLD:
            await self._end(worker)
        else:
            self._resting.append(worker)
        return answer

    def _lay_by(self, starting: asyncio.Future[Worker]) -> None:
        """Let a process rest whose request has gone before it had started."""
        self._turns.give_up()
        if not starting.cancelled() and starting.exception() is None:
            self._resting.append(starting.result())

    async def _begun(self) -> Worker:
        """Return an idle process, or start one.  Raises `ConnectionError`."""
        while self._resting:
            worker = self._resting.pop()
            if worker.process.returncode is None:
                return worker
            self._here.remove(worker)
        process = await asyncio.create_subprocess_exec(
            *self.program, stdin=PIPE, stdout=PIPE, env=environment(), limit=_LARGEST
        )
        worker = Worker(process)
        self._here.append(worker)
        try:
            await worker.started()
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Worker) -> None:
        self._here.remove(worker)
        await worker.end()

    async def let_go(self, since: float) -> None:
        """End the processes that have been idle since a moment of `time.monotonic`."""
        for worker in [each for each in self._resting if each.used < since]:
            self._resting.remove(worker)
            await self._end(worker)

    async def end(self) -> None:
        """End all processes, busy ones included."""
        self._resting.clear()
        for worker in self._here[:]:
            await worker.end()


def _left(until: float) -> float | None:
    """Return the seconds until a moment of `time.monotonic`; None without an end."""
    return None if until == math.inf else max(0.0, until - time.monotonic())


class Turns:
    """A semaphore with priorities: the lowest rank comes first, then the first to come."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    async def take(self, rank: float) -> None:
        """Wait for a place."""
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place had just been given
                self.give_up()
            raise

    def give_up(self) -> None:
        """Give the place to the next in the queue."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
