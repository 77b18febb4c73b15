"""Live updates: a queue for each open page, sent as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from undergrowth.words import DEFAULT

BEAT: Final = 15.0
"""The seconds of silence after which a comment keeps the connection alive."""
_ENOUGH: Final = 400
"""The waiting messages after which a page that does not read is disconnected; it will reconnect."""
_HEAVY: Final = 2 * 2**20
"""The waiting bytes after which it is disconnected, too.  This is some hundred states, and bounds
the memory for all pages of an address."""


class Viewer:
    """An open page: its seat, or none for a spectator, and its language."""

    def __init__(self, seat: int, language: str = DEFAULT) -> None:
        self.seat = seat
        self.language = language
        self.closed = False
        self._weight = 0
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.closed:
            return
        if self._waiting.qsize() >= _ENOUGH or self._weight >= _HEAVY:
            self.close()
        else:
            self._weight += len(message)
            self._waiting.put_nowait(message)

    def close(self) -> None:
        """End the stream after the queued messages."""
        if not self.closed:
            self.closed = True
            self._waiting.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        """Yield the messages as they come, and a comment line after each silence."""
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    message = await self._waiting.get()
            except TimeoutError:
                yield b": quiet\n\n"
                continue
            if message is None:
                return
            self._weight -= len(message)
            yield message


def sse(event: str, data: bytes, id: int | None = None) -> bytes:
    """Return one server-sent event; `data` is JSON without line breaks."""
    head = f"id: {id}\nevent: {event}\n" if id is not None else f"event: {event}\n"
    return head.encode() + b"data: " + data + b"\n\n"
