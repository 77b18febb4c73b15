"""A client that costs little: the server is measured, not who asks it.

It reads no more of an answer than it must: a state is parsed when somebody wants it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
_LARGEST = 2**22
"""Bytes of an event."""


class Line:
    """A connection for one request after the other."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Json | None = None, token: str = "") -> bytes:
        """Return what is answered.  Raises AssertionError where that is no success."""
        sent = json.dumps(body).encode() if body is not None else b""
        request = _head(method, path, self._host, token, len(sent)) + sent
        try:
            head, answer = await self._answer(request)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()  # the server has closed a line that was idle
            head, answer = await self._answer(request)
        assert head.split(b" ", 2)[1].startswith(b"2"), answer[:400]
        return answer

    async def _answer(self, request: bytes) -> tuple[bytes, bytes]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ", 1)[1].split(b"\r", 1)[0])
        return head, await self._reader.readexactly(length)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Page:
    """An open page: the state that it was sent last."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.revision = -1
        self._changed = changed
        self._state = b""
        self._reading: asyncio.Task[None] | None = None

    async def open(self, host: str, port: int, path: str, token: str) -> None:
        """Connect, and read from now on."""
        reader, writer = await asyncio.open_connection(host, port, limit=_LARGEST)
        writer.write(_head("GET", path, host, token).replace(b"HTTP/1.1", b"HTTP/1.0"))
        await reader.readuntil(b"\r\n\r\n")  # and no chunks after it
        self._reading = asyncio.create_task(self._read(reader, writer))

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                event = await reader.readuntil(b"\n\n")
                if event.startswith(b"id: "):
                    head, _, self._state = event.partition(b"data: ")
                    self.revision = int(head[4:].split(b"\n", 1)[0])
                    self._changed()
        finally:
            writer.close()

    @property
    def is_asked(self) -> bool:
        """Whether the open question is this page's."""
        return b'"mine":true' in self._state

    def state(self) -> Json:
        """Return what the page shows."""
        found: Json = json.loads(self._state)
        return found

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)


def _head(method: str, path: str, host: str, token: str, length: int | None = None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    if length:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, "", ""]).encode()
