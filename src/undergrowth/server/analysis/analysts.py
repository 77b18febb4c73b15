"""Processes for the analysis of positions: a few, kept while they are used.

Positions are untrusted, and the time to explore one is unknown in advance.  A process that takes
too long is ended, and so is one that is no longer needed.
"""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from typing import Any, Final

from undergrowth.server.analysis.analysing import done
from undergrowth.server.config import Config
from undergrowth.server.errors import Refused, logger
from undergrowth.server.gate.limits import SHARE, Gauge, Limits
from undergrowth.server.work.workers import IDLE, Workers
from undergrowth.words import language

PROGRAM: Final = (
    sys.executable,
    "-c",
    "from undergrowth.server.analysis.analysing import main; main()",
)
_LINE: Final = 8
"""The number of requests that may wait for each process."""


class Analysts:
    """The analysis processes of a server, and the requests that wait for them."""

    def __init__(self, config: Config, limits: Limits) -> None:
        self._alone = config.alone
        self._limits = limits
        self._seconds = config.analysis_seconds
        self._megabytes = config.upload_megabytes
        self.most = config.analyses_at_once * (1 + _LINE)
        program = (*PROGRAM, str(config.upload_megabytes))
        self._workers = Workers(program, config.analyses_at_once)
        self._line = Gauge(self.most, max(1, self.most // SHARE))

    async def ask(self, address: str, what: str, **asked: Any) -> Any:
        """Return the answer to a request.  Refuses as it does, and an address that asks too
        much."""
        words = {"what": what, "language": language(), **asked}
        if self._alone:  # in a browser the user's own machine does the work
            return _told(done(words))
        self._limits.computing.check(address)
        request = json.dumps(words, separators=(",", ":")).encode() + b"\n"
        self._line.enter(address, "too many positions are being looked at")
        try:
            answer = json.loads(await self._answer(request, address))
        finally:
            self._line.leave(address)
        return _told(answer)

    async def _answer(self, request: bytes, address: str) -> bytes:
        computing = self._limits.computing
        try:
            return await self._workers.answer(
                request, self._seconds, computing.used(address), partial(computing.spend, address)
            )
        except TimeoutError:
            raise _beyond(f"{self._seconds:g} seconds") from None
        except (ConnectionError, ValueError):  # the process ended, or its answer is too long
            logger.warning("a process that looks at positions has ended")
            raise _beyond(f"{self._megabytes} MB of memory") from None

    async def let_go(self) -> None:
        """End the processes that have been idle for a while."""
        await self._workers.let_go(time.monotonic() - IDLE)

    async def end(self) -> None:
        """End all processes."""
        await self._workers.end()


def _told(answer: dict[str, Any]) -> Any:
    """Return the answer of a request, or raise its refusal."""
    if "done" in answer:
        return answer["done"]
    refused = answer["refused"]
    more = {key: refused[key] for key in refused if key not in ("code", "message")}
    raise Refused(answer["status"], refused["code"], refused["message"], **more)


def _beyond(what: str) -> Refused:
    words = f"this position needs more than the {what} that this server gives it"
    return Refused(422, "bad_position", words)
