"""Processes that answer line by line: a few, kept while they are used, each ended at need.

A thread cannot be stopped, and shares the interpreter's lock with the event loop; a process can be
ended, and another takes its place.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from undergrowth.server.processes import environment

_LARGEST: Final = 8 * 2**20
"""Bytes of an answer; ours have a hundredth of it."""
_OLD: Final = 2_000
"""Requests after which a process makes room for a new one."""
_STARTING: Final = 60.0
"""Seconds for a process to read the program."""


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.done = 0
        self.used = time.monotonic()

    async def ask(self, request: bytes) -> bytes:
        """The answer to one request.  Raises `ConnectionError` where the process has ended."""
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
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    """The processes of one program, and whoever waits for one."""

    def __init__(self, program: tuple[str, ...], at_once: int) -> None:
        """`program`: the command line; so many processes of it `at_once`."""
        self.program = program
        self._turns = Turns(at_once)
        self._resting: list[Worker] = []
        self._here: list[Worker] = []

    async def answer(self, request: bytes, seconds: float, rank: float = 0.0) -> bytes:
        """The answer to one line; of those who wait the lowest rank comes first.

        Raises `TimeoutError` when it takes longer than so many seconds, `ConnectionError` where the
        process has ended, and `ValueError` where its answer has no end; the process is gone then.
        """
        await self._turns.take(rank)
        try:
            worker = await self._begun()
            try:
                async with asyncio.timeout(seconds + (0 if worker.done else _STARTING)):
                    answer = await worker.ask(request)
            except BaseException:  # nobody waits for the answer: no other request may read it
                await self._end(worker)
                raise
            if worker.done >= _OLD:
                await self._end(worker)
            else:
                self._resting.append(worker)
            return answer
        finally:
            self._turns.give_up()

    async def _begun(self) -> Worker:
        """A process that has nothing to do."""
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
        return worker

    async def _end(self, worker: Worker) -> None:
        self._here.remove(worker)
        await worker.end()

    async def let_go(self, since: float) -> None:
        """End the processes that nobody has needed since a moment of `time.monotonic`."""
        for worker in [each for each in self._resting if each.used < since]:
            self._resting.remove(worker)
            await self._end(worker)

    async def end(self) -> None:
        """End all of them, also those that still work on something."""
        self._resting.clear()
        for worker in self._here[:]:
            await worker.end()


class Turns:
    """A few places, and a line before them: the lowest rank comes first, then who came first."""

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
            if turn.done() and not turn.cancelled():  # it had come just then
                self.give_up()
            raise

    def give_up(self) -> None:
        """Leave one's place to whoever is next."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
