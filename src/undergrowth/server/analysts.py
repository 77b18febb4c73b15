"""Processes in which positions of anybody are looked at: a few, kept while they are used.

What a position leads to is for the engine to find out, and nobody can tell how long that takes.  A
process that takes too long is ended, one that nobody needs any more too.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

from undergrowth.server.analysing import done
from undergrowth.server.config import Config
from undergrowth.server.errors import Refused, logger
from undergrowth.server.limits import SOON, Limits
from undergrowth.server.processes import environment
from undergrowth.words import language

PROGRAM: Final = (sys.executable, "-c", "from undergrowth.server.analysing import main; main()")
_LINE: Final = 8
"""How many may wait for each process."""
_LARGEST: Final = 8 * 2**20
"""Bytes of an answer; ours have a hundredth of it."""
_OLD: Final = 2_000
"""Requests after which a process makes room for a new one."""
_STARTING: Final = 60.0
"""Seconds for a process to read the program."""


class Analyst:
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


class Analysts:
    """The processes of a server, and whoever waits for one."""

    def __init__(self, config: Config, limits: Limits) -> None:
        self.program: tuple[str, ...] = PROGRAM
        self._alone = config.alone
        self._limits = limits
        self._seconds = config.analysis_seconds
        self._megabytes = config.upload_megabytes
        self._idle = config.idle_seconds
        self.most = config.analyses_at_once * (1 + _LINE)
        self._free = asyncio.Semaphore(config.analyses_at_once)
        self._resting: list[Analyst] = []
        self._here = 0

    async def ask(self, address: str, what: str, **asked: Any) -> Any:
        """What comes of a request.  Refuses as it does, and who asks too much."""
        words = {"what": what, "language": language(), **asked}
        if self._alone:  # whoever asks waits for it on their own machine
            return _told(done(words))
        self._limits.computing.check(address)
        if self._here >= self.most:
            busy = "too many positions are being looked at: try again in a moment"
            raise Refused(503, "unavailable", busy, retry_after=SOON)
        request = json.dumps(words, separators=(",", ":")).encode() + b"\n"
        self._here += 1
        try:
            async with self._free:
                answer = json.loads(await self._answer(request, address))
        finally:
            self._here -= 1
        return _told(answer)

    async def _answer(self, request: bytes, address: str) -> bytes:
        analyst = await self._begun()
        begun = time.monotonic()
        try:
            seconds = self._seconds + (0 if analyst.done else _STARTING)
            async with asyncio.timeout(seconds):
                answer = await analyst.ask(request)
        except TimeoutError:
            await analyst.end()
            raise _beyond(f"{self._seconds:g} seconds") from None
        except (ConnectionError, ValueError):  # it ended, or its answer has no end
            await analyst.end()
            logger.warning("a process that looks at positions has ended")
            raise _beyond(f"{self._megabytes} MB of memory") from None
        except BaseException:  # nobody waits for the answer: no other request may read it
            await analyst.end()
            raise
        finally:
            self._limits.computing.spend(address, time.monotonic() - begun)
        await self._rest(analyst)
        return answer

    async def _begun(self) -> Analyst:
        """A process that has nothing to do."""
        while self._resting:
            analyst = self._resting.pop()
            if analyst.process.returncode is None:
                return analyst
        words = (*self.program, str(self._megabytes))
        process = await asyncio.create_subprocess_exec(
            *words, stdin=PIPE, stdout=PIPE, env=environment(), limit=_LARGEST
        )
        return Analyst(process)

    async def _rest(self, analyst: Analyst) -> None:
        if analyst.done >= _OLD:
            await analyst.end()
            return
        self._resting.append(analyst)

    async def let_go(self) -> None:
        """End the processes that nobody has needed for a while."""
        since = time.monotonic() - self._idle
        for analyst in [each for each in self._resting if each.used < since]:
            self._resting.remove(analyst)
            await analyst.end()

    async def end(self) -> None:
        """End all of them."""
        while self._resting:
            await self._resting.pop().end()


def _told(answer: dict[str, Any]) -> Any:
    """What came of a request.  Refuses as that does."""
    if "done" in answer:
        return answer["done"]
    refused = answer["refused"]
    more = {key: refused[key] for key in refused if key not in ("code", "message")}
    raise Refused(answer["status"], refused["code"], refused["message"], **more)


def _beyond(what: str) -> Refused:
    words = f"this position needs more than the {what} that this server gives it"
    return Refused(422, "bad_position", words)
