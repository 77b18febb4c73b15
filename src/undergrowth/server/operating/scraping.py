"""A listener of its own for metrics, so that no proxy before the server can reach them by mistake.

It speaks as much HTTP as Prometheus needs: one GET to a connection.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final

from undergrowth.server.operating.metrics import TEXT, Metrics

PATH: Final = "/metrics"
_LONGEST: Final = 8 * 1024
"""The most bytes of a request's head."""
_SECONDS: Final = 5.0
"""The seconds within which a request must arrive and its answer be read."""


async def listen(metrics: Metrics, listener: socket.socket) -> asyncio.Server:
    """Begin to answer on a socket."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(metrics, head))
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(answer, sock=listener, limit=_LONGEST)


def _answer(metrics: Metrics, head: bytes) -> bytes:
    words = head.split(b"\r\n", 1)[0].split(b" ")
    if len(words) == 3 and words[0] == b"GET" and words[1].split(b"?")[0] == PATH.encode():
        status, body = "200 OK", metrics.text()
    else:
        status, body = "404 Not Found", f"metrics are at {PATH}\n"
    encoded = body.encode()
    return (
        f"HTTP/1.1 {status}\r\nContent-Type: {TEXT}\r\nContent-Length: {len(encoded)}\r\n"
        "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    ).encode() + encoded
