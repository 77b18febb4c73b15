"""A request that is none costs one short line, and after so many of them none."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest

from server.gate.test_limits import Clock
from server.kit import PATIENCE, Running, serving
from undergrowth.server.logs import MINUTE, MOST, Sparing

HEAD = b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
BROKEN = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "a broken chunk": HEAD + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n",
    "a broken chunk behind what is refused": b"POST /api/games HTTP/1.1\r\nHost: x\r\n"
    b"Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n",
    "something behind a request": b"GET /api/catalogue HTTP/1.1\r\nHost: x\r\n\r\n\x00\x01\r\n\r\n",
    "half a body": HEAD + b"Content-Length: 100\r\n\r\n{",
    "another protocol": b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\n"
    b"Upgrade: websocket\r\n\r\n",
}


def sent(server: Running, words: bytes) -> bytes:
    """Return what comes back for bytes, until the connection is closed."""
    port = int(server.url.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as link:
        link.sendall(words)
        link.shutdown(socket.SHUT_WR)
        answer = b""
        while part := link.recv(2**16):
            answer += part
    return answer


@pytest.mark.parametrize("words", BROKEN.values(), ids=BROKEN)
def test_a_broken_request_costs_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, words: bytes
) -> None:
    with serving(tmp_path) as server:
        sent(server, words)
        assert server.api.get("/api/health")["status"] == "ok"
    lines = caplog.text.splitlines()
    assert len(lines) <= 1 and "Traceback" not in caplog.text
    assert all(len(line) < 120 for line in lines)


def test_many_broken_requests_cost_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        for _ in range(MOST + 5):
            assert sent(server, BROKEN["no HTTP"]).startswith(b"HTTP/1.1 400")
    assert len(caplog.text.splitlines()) == MOST


def test_what_was_left_out_is_told_by_the_next_line() -> None:
    clock = Clock()
    spare = Sparing(2, clock)

    def written(words: str, *args: object) -> str | None:
        record = logging.LogRecord("woods", logging.WARNING, "", 0, words, args, None)
        return record.getMessage() if spare.filter(record) else None

    assert [written("game %s failed", n) for n in range(4)] == [
        "game 0 failed",
        "game 1 failed",
        None,
        None,
    ]
    assert written("something else") == "something else"
    clock.now += MINUTE
    assert written("game %s failed", 4) == "game 4 failed (and 2 more like it before)"
    assert written("game %s failed", 5) == "game 5 failed"
