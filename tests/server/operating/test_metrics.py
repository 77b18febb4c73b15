"""Information for the operator: metrics, request numbers, and a log that programs can read."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from server.kit import Api, Refusal, Running, killable, run
from undergrowth.server.logs import REQUEST, AsJson, AsText
from undergrowth.server.operating.metrics import Histogram, Metrics
from undergrowth.server.operating.recording import HEADER
from undergrowth.server.operating.scraping import listen

LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"\\]*",?)*)\})? (\S+)')


def read(text: str) -> dict[tuple[str, str], float]:
    """The values in the text format, by name and labels; every line must be one of its lines."""
    found: dict[tuple[str, str], float] = {}
    for line in text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            match = LINE.fullmatch(line)
            assert match, line
            found[match[1], match[2] or ""] = float(match[3])
    return found


def told(server: Running) -> dict[tuple[str, str], float]:
    return read(server.app.state.metrics.text())


def test_requests_answers_games_and_pages_are_counted(running: Running) -> None:
    game = running.api.create(["here", "here"])
    with game.nobody.follow() as stream:
        stream.state()
        game.seat().answer("keep in 1")
        with pytest.raises(Refusal):
            running.api.get("/api/games/nowhere")
        running.api.ask("GET", "/api/nothing")
        found = told(running)
    answers = 'method="POST",route="/api/games/{game}/answers",status="200"'
    assert found["undergrowth_requests_total", answers] == 1
    assert found["undergrowth_answers_total", ""] == 1
    assert found["undergrowth_games", ""] == found["undergrowth_pages", ""] == 1
    missing = 'method="GET",route="/api/games/{game}",status="404"'
    assert found["undergrowth_requests_total", missing] == 1
    assert found["undergrowth_requests_total", 'method="GET",route="other",status="404"'] == 1
    of_answers = 'route="/api/games/{game}/answers"'
    assert found["undergrowth_request_seconds_count", of_answers] == 1
    assert found["undergrowth_request_seconds_bucket", f'{of_answers},le="+Inf"'] == 1
    assert found["undergrowth_waiting", 'queue="computers"'] == 0
    assert found["undergrowth_connections", ""] >= 1


def test_metrics_hold_no_game_token_or_address(running: Running) -> None:
    """An id of a game is a secret, too: to have it is to be allowed to watch."""
    game = running.api.create(["here", "random"])
    game.seat().state()
    running.api.ask("BREW", f"/api/games/{game.id}")
    running.api.ask("GET", f"/{game.id}")
    text = running.app.state.metrics.text()
    for secret in (game.id, game.seat().token, "127.0.0.1", "BREW"):
        assert secret not in text


def test_the_server_itself_tells_no_metrics(api: Api) -> None:
    assert "undergrowth_requests" not in api.ask("GET", "/metrics").text


def test_a_histogram_counts_up_to_each_bound() -> None:
    times = Histogram()
    for seconds in (0.005, 0.02, 99.0):
        times.add("a", seconds)
    found = read("\n".join(times.lines("t", "route")))
    assert found["t_bucket", 'route="a",le="0.005"'] == 1
    assert found["t_bucket", 'route="a",le="10"'] == 2
    assert found["t_bucket", 'route="a",le="+Inf"'] == found["t_count", 'route="a"'] == 3


def test_a_label_cannot_break_a_line() -> None:
    metrics = Metrics('1"\n\\')
    assert '{version="1\\"\\n\\\\"} 1' in metrics.text()


def test_every_request_has_a_number(api: Api) -> None:
    numbers = {api.ask("GET", path).headers[HEADER] for path in ("/api/health", "/nothing") * 2}
    assert len(numbers) == 4 and all(re.fullmatch("[0-9a-f]{16}", each) for each in numbers)


@pytest.fixture
def record() -> Iterator[logging.LogRecord]:
    """A line that was written while a request was answered."""
    token = REQUEST.set("00ff")
    made = logging.LogRecord("undergrowth.server", logging.ERROR, "", 0, "%s\n fell", ("x",), None)
    yield made
    REQUEST.reset(token)


def test_a_line_of_the_log_names_its_request(record: logging.LogRecord) -> None:
    assert AsText().format(record).endswith("fell [request 00ff]")
    line = AsJson().format(record)
    found = json.loads(line)
    assert (found["message"], found["level"], found["request"]) == ("x\n fell", "error", "00ff")
    assert "\n" not in line


def test_metrics_are_told_on_a_socket_of_their_own() -> None:
    """At one address; what asks otherwise, or never ends to ask, gets nothing of them."""

    async def asked(port: int, head: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        told = b""
        with suppress(ConnectionError):
            told = await reader.read()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        return told

    async def scene() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        async with await listen(Metrics("1.2.3"), listener):
            head, _, body = (await asked(port, b"GET /metrics?x HTTP/1.1\r\n\r\n")).partition(
                b"\r\n\r\n"
            )
            assert head.startswith(b"HTTP/1.1 200 OK") and read(body.decode())
            for wrong in (b"GET / HTTP/1.1\r\n\r\n", b"POST /metrics HTTP/1.1\r\n\r\n"):
                assert (await asked(port, wrong)).startswith(b"HTTP/1.1 404 Not Found")
            assert await asked(port, b"GET /metrics HTTP/1.1\r\n" + b"x" * 20_000) == b""

    run(scene())


@pytest.mark.long
def test_the_log_as_json_has_a_line_for_each_request_and_no_secret(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    flags = ("--log-format", "json", "--metrics", f"127.0.0.1:{port}")
    with killable(f"sqlite:///{tmp_path / 'games.sqlite'}", *flags) as server:
        game = server.api.create(["here", "here"])
        number = server.api.ask("GET", f"/api/games/{game.id}").headers[HEADER]
        told = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert told.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        assert read(told.text)["undergrowth_games", ""] == 1
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 404
        said = server.stop()
    lines = [json.loads(line) for line in said.splitlines()]
    mine = next(each for each in lines if each.get("request") == number)
    assert (mine["route"], mine["status"]) == ("/api/games/{game}", 200)
    assert game.id not in said and str(game.seat().token) not in said
