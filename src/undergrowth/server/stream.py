"""Live updates: one queue for each open page, read out as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from undergrowth.words import DEFAULT

BEAT: Final = 15.0
"""Seconds of silence after which a comment says that the connection lives."""
_ENOUGH: Final = 400
"""Waiting messages after which a page that does not read is let go: it will come back."""
_HEAVY: Final = 2 * 2**20
"""Waiting bytes after which it is let go, too: some hundred states, so many megabytes at most for
all pages of an address."""


class Viewer:
    """An open page: a seat's eyes, or a spectator's, and the language they read."""

    def __init__(self, seat: int, language: str = DEFAULT) -> None:
        self.seat = seat
        self.language = language
        self.closed = False
        self._weight = 0
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Put a message in line."""
        if self.closed:
            return
        if self._waiting.qsize() >= _ENOUGH or self._weight >= _HEAVY:
            self.close()
        else:
            self._weight += len(message)
            self._waiting.put_nowait(message)

    def close(self) -> None:
        """End the stream after what is in line."""
        if not self.closed:
            self.closed = True
            self._waiting.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        """What is sent, as it comes; a comment line whenever it has been quiet."""
        while True:
            try:
                message = await asyncio.wait_for(self._waiting.get(), BEAT)
            except TimeoutError:
                yield b": quiet\n\n"
                continue
            if message is None:
                return
            self._weight -= len(message)
            yield message


def sse(event: str, data: bytes, id: int | None = None) -> bytes:
    """One server-sent event; `data` is JSON, which has no line breaks."""
    head = f"id: {id}\nevent: {event}\n" if id is not None else f"event: {event}\n"
    return head.encode() + b"data: " + data + b"\n\n"
