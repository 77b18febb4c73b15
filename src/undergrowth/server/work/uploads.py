"""Uploads of replays, each read in a process of its own with limits of time and memory.

An upload may be made to take unlimited time or memory.  A thread cannot be stopped, and its memory
is the server's; a process can be killed.  This process does not look into the text at all.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from undergrowth.engine.errors import BadSave
from undergrowth.server.config import Config
from undergrowth.server.errors import logger
from undergrowth.server.gate.limits import SHARE, Gauge, Limits
from undergrowth.server.work.processes import environment
from undergrowth.server.work.reading import HEAVIEST, Record, beyond, read_bytes, record_of
from undergrowth.server.work.workers import Turns

READER: Final = (sys.executable, "-c", "from undergrowth.server.work.reading import main; main()")
_LINE: Final = 8
"""The uploads that may wait for each one being read."""
_BEYOND_TIME: Final = ("SIGKILL", "SIGXCPU")
"""Signals that end a reader for the time it took.  Windows has neither."""
_PATIENCE: Final = 3.0
"""The seconds allowed for each second of computing, since the machine has other work."""


class Uploads:
    """The reader of uploads, a few at a time."""

    def __init__(self, config: Config, limits: Limits) -> None:
        self.reader: tuple[str, ...] = READER
        self._limits = limits
        self._seconds = config.upload_seconds
        self._megabytes = config.upload_megabytes
        self._kept = config.upload_kept_bytes
        self.most = config.uploads_at_once * (1 + _LINE)
        self._turns = Turns(config.uploads_at_once)
        self.line = Gauge(self.most, max(1, self.most // SHARE))
        self._alone = config.alone

    async def read(self, text: bytes, address: str) -> Record:
        """Return the record in an upload.  Raises `BadSave`; refuses too many from one address."""
        if self._alone:  # in a browser the user's own machine does the work
            return read_bytes(text)
        self._limits.computing.check(address)
        self._limits.uploads.count(address)
        self.line.enter(address, "too many replays are being read")
        try:
            await self._turns.take(self._limits.computing.used(address))
            try:
                return record_of((await self._read(text, address)).splitlines())
            finally:
                self._turns.give_up()
        finally:
            self.line.leave(address)

    async def _read(self, text: bytes, address: str) -> bytes:
        """Return the reader's output; its process is gone when this returns, however it returns."""
        begun = time.monotonic()
        words = (*self.reader, str(self._seconds), str(self._megabytes), str(self._kept))
        process = await asyncio.create_subprocess_exec(
            *words, stdin=PIPE, stdout=PIPE, env=environment()
        )
        try:
            async with asyncio.timeout(self._seconds * _PATIENCE):
                written = await _talk(process, text)
                await process.wait()
        except TimeoutError:
            raise BadSave(beyond(seconds=self._seconds)) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            self._limits.computing.spend(address, time.monotonic() - begun)
        if process.returncode:
            logger.warning("a replay's reader ended with status %d", process.returncode)
            in_time = not ended_for_time(process.returncode)
            raise BadSave(beyond(self._seconds, self._megabytes if in_time else 0))
        return written


def ended_for_time(returncode: int) -> bool:
    """Whether a process was ended because it took too long."""
    known = [getattr(signal, name) for name in _BEYOND_TIME if hasattr(signal, name)]
    return -returncode in known


async def _talk(process: Process, text: bytes) -> bytes:
    """Send a process its input and return its output, which has a limit."""
    assert process.stdin is not None and process.stdout is not None
    with suppress(ConnectionError):  # it may have ended without reading
        process.stdin.write(text)
        await process.stdin.drain()
        process.stdin.close()
    written = bytearray()
    while part := await process.stdout.read(2**16):
        written += part
        if len(written) > HEAVIEST:
            process.kill()
            raise BadSave("the replay tells more than a server keeps of a game")
    return bytes(written)
