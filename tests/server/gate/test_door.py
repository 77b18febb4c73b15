"""Connections are fewer than files, and none waits for ever for what does not come."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from server.kit import PATIENCE, Running, run, serving
from undergrowth.server.config import LIMITS, BadConfig, Config, limits_of, networks
from undergrowth.server.gate.capacity import most_connections
from undergrowth.server.gate.connections import Door, Guest, guests_of

HALF = b"GET /api/health HTTP/1.1\r\nHost: here\r\n"


@contextmanager
def connected(url: str, said: bytes = b"") -> Iterator[socket.socket]:
    """A connection of its own, on which something has been said."""
    at = httpx.URL(url)
    with socket.create_connection((at.host, at.port or 80), timeout=PATIENCE) as link:
        link.sendall(said)
        yield link


def came_in(url: str, tries: int = 200) -> bool:
    """Ask until there is room, as a refusal for want of it says; return whether there was."""
    statuses = (httpx.get(url, timeout=PATIENCE).status_code for _ in range(tries))
    return next((status for status in statuses if status != 503), 503) == 200


def heard(link: socket.socket) -> tuple[int, dict[str, Any], str]:
    """The status, the error and the head of all that is answered until the end."""
    parts = []
    while part := link.recv(65536):
        parts.append(part)
    head, _, body = b"".join(parts).decode().partition("\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"], head


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, header_seconds=0.05) as server:
        for said in (b"", HALF):
            with connected(server.url, said) as link:
                status, error, head = heard(link)
                assert (status, error["code"]) == (408, "timeout")
                assert "head" in error["message"] and "Connection: close" in head


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    asked = b"POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    with serving(tmp_path, body_seconds=0.05) as server:
        with connected(server.url, asked + b"Content-Length: 10\r\n\r\n{") as link:
            status, error, _ = heard(link)
            assert (status, error["code"]) == (408, "timeout")
            assert "body" in error["message"]
        assert server.api.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize("lines", [1_000, 12_000])
def test_a_head_with_too_much_in_it_is_refused_unread(tmp_path: Path, lines: int) -> None:
    """Reading each line costs everybody time, and no limit by address comes before it."""
    with serving(tmp_path) as server:
        with connected(server.url, HALF + b"a:1\r\n" * lines + b"\r\n") as link:
            assert link.recv(65536).startswith(b"HTTP/1.1 400")
        with connected(server.url, HALF + b"a: " + b"," * 20_000 + b"\r\n\r\n") as link:
            assert link.recv(65536).startswith(b"HTTP/1.1 400")
        with connected(server.url, HALF + b"a:1\r\n" * 60 + b"\r\n") as link:
            assert link.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_body_in_crumbs_is_not_taken(tmp_path: Path) -> None:
    """Each chunk costs the same time, however small; the first ones are taken."""
    said = b"POST /api/setups/check HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    said += b"Transfer-Encoding: chunked\r\n\r\n"
    with serving(tmp_path) as server:
        for count, is_refused in ((40, False), (10_000, True)):
            with connected(server.url, said + b"1\r\n \r\n" * count + b"0\r\n\r\n") as link:
                answer = link.recv(65536)
                while (more := link.recv(65536)) if is_refused else b"":
                    answer += more
                assert (b"Invalid HTTP request" in answer) == is_refused
        assert server.api.get("/api/health")["status"] == "ok"


def test_who_comes_finds_room_however_many_send_half_a_request(tmp_path: Path) -> None:
    """The connection that has sent no whole request for the longest makes room."""
    with serving(tmp_path, most_connections=16) as server, ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(connected(server.url, HALF))
        for _ in range(5):
            assert httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code == 200
        assert server.door.guests <= 16


def test_open_pages_leave_room_for_others(tmp_path: Path) -> None:
    """One address may ask for any number of pages: three quarters of the connections are theirs."""
    with serving(tmp_path, most_connections=16, streams_per_address=100) as server:
        game = server.api.create(["here", "here"])
        ask = f"GET {game.nobody.path}/stream HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        with ExitStack() as stack:
            for number in range(15):
                link = stack.enter_context(connected(server.url, ask.encode()))
                status = link.makefile("rb").readline().split()[1]
                assert status == (b"200" if number < 12 else b"503")
            assert game.seat().answer("keep in 1")["revision"] == 1


def test_one_address_has_so_many_pages(tmp_path: Path) -> None:
    """A proxy that is trusted says whom it speaks for; others may say what they like."""
    with serving(tmp_path, streams_per_address=1) as server:
        path = server.api.create(["here", "here"]).nobody.path + "/stream"

        def pages(*addresses: str) -> list[int]:
            with ExitStack() as stack:
                return [
                    stack.enter_context(
                        server.api.http.stream("GET", path, headers={"X-Forwarded-For": each})
                    ).status_code
                    for each in addresses
                ]

        assert pages("192.0.2.1", "192.0.2.2", "192.0.2.1") == [200, 200, 429]
        assert pages("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [200, 429, 200]
    with serving(tmp_path, streams_per_address=1, trusted_proxies=["192.0.2.0/24"]) as server:
        path = server.api.create(["here", "here"]).nobody.path + "/stream"
        assert pages("192.0.2.1", "192.0.2.2") == [200, 429]


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with (  # the client of the kit has one
        serving(tmp_path, connections_per_address=3, trusted_proxies=[]) as server,
        connected(server.url, HALF),
        connected(server.url, HALF) as link,
    ):
        with connected(server.url) as third:
            status, error, head = heard(third)
            assert (status, error["code"]) == (429, "too_many") and "Retry-After" in head
        link.sendall(b"\r\n")
        assert link.recv(12) == b"HTTP/1.1 200"


def test_allowed_pages_can_read_refusals_of_the_connection_itself(tmp_path: Path) -> None:
    """Nobody knows yet which page asks: where any may, all may read them, and nowhere else."""
    for origins in ([], ["https://woods.example"]):
        readable = bool(origins)
        one: dict[str, Any] = {"connections_per_address": 1, "trusted_proxies": []}
        heads: list[tuple[int, str]] = []
        with serving(tmp_path, origins=origins, **one) as server, connected(server.url) as second:
            heads.append(heard(second)[::2])  # the client of the kit has the first
        late: dict[str, Any] = {"header_seconds": 0.05}
        with serving(tmp_path, origins=origins, **late) as server, connected(server.url) as link:
            heads.append(heard(link)[::2])
        busy = Door(Config(origins=origins), 0).refuses(cast(Guest, object()), "192.0.2.1")
        assert busy is not None
        heads.append((int(busy.split()[1]), busy.decode()))
        assert [status for status, _ in heads] == [429, 408, 503]
        for _, head in heads:
            assert ("Access-Control-Allow-Origin: *" in head) == readable
            assert ("Access-Control-Expose-Headers: Retry-After" in head) == readable


def test_what_is_no_network_is_no_proxy() -> None:
    with pytest.raises(BadConfig, match="woods"):
        networks(["10.0.0.0/8", "woods"])


# ---- how many files there are


@pytest.mark.long
def test_a_server_survives_more_connections_than_it_may_have_files(tmp_path: Path) -> None:
    """400 files, 600 connections: half-sent requests first, then pages that nobody reads."""
    words = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400)); "
    words += "from undergrowth.cli.main import run; run()"
    flags = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    process = subprocess.Popen(
        [sys.executable, "-c", words, *flags],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        url = "http://" + process.stdout.readline().split("http://", 1)[1].split("/")[0]
        seats = [{"player": "here"}, {"player": "here"}]
        made = httpx.post(f"{url}/api/games", json={"setup": {"seats": seats}}, timeout=PATIENCE)
        page = f"GET /api/games/{made.json()['id']}/stream HTTP/1.1\r\nHost: here\r\n\r\n"
        for said in (HALF, page.encode()):
            with ExitStack() as stack:
                for _ in range(600):
                    stack.enter_context(connected(url, said))
                asked = f"{url}/api/games/{made.json()['id']}"
                assert came_in(asked)
    finally:
        process.kill()
        _, said_at_last = process.communicate()
    assert "Too many open files" not in said_at_last


def test_connections_leave_files_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, connections in ((1024, 768), (400, 144), (100, 25), (10**6, 10_000)):
        monkeypatch.setattr(
            "undergrowth.server.gate.capacity.most_files", lambda wanted, n=files: n
        )
        assert most_connections(Config()) == connections


# ---- who does not read


class Loop:
    """A loop that only remembers what is due."""

    def __init__(self) -> None:
        self.due: list[tuple[float, Callable[[], object]]] = []

    def call_later(self, seconds: float, act: Callable[[], object]) -> Loop:
        self.due.append((seconds, act))
        return self

    def cancel(self) -> None:
        self.due.clear()


class Link:
    """A transport that only remembers its end."""

    aborted = False

    def get_extra_info(self, name: str) -> object:
        return ("192.0.2.1", 7) if name == "peername" else None

    def abort(self) -> None:
        self.aborted = True


def test_who_reads_nothing_is_let_go() -> None:
    config = Config(write_seconds=7.0)
    door = Door(config, 16)
    kind: Any = guests_of(door)
    loop: Any = Loop()
    link: Any = Link()
    settings = uvicorn.Config(_app, http=kind, log_config=None)
    guest: Guest = kind(settings, ServerState(), {}, loop)
    run(entered(guest, link))
    loop.due.clear()
    guest.pause_writing()
    assert [seconds for seconds, _ in loop.due] == [7.0]
    guest.resume_writing()
    assert not loop.due and not link.aborted
    guest.pause_writing()
    loop.due.pop()[1]()
    assert link.aborted
    guest.connection_lost(ConnectionError())
    assert door.guests == 0


async def _app(scope: Any, receive: Any, send: Any) -> None:
    """Is not called."""


async def entered(guest: Guest, link: Any) -> None:
    """A connection is made, in a loop that uvicorn's events need."""
    guest.connection_made(link)


def test_a_door_is_empty_when_all_have_gone(running: Running) -> None:
    """Nobody is counted for ever: refused, evicted, finished or broken off."""
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(connected(running.url, HALF))
    running.api.get("/api/health")
    running.stop()
    assert running.door.guests == 0


# ---- the settings


def test_every_limit_is_documented_with_its_default() -> None:
    page = (Path(__file__).parents[3] / "docs" / "http.md").read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for line in page.split("| limit |")[1].split("\n\n")[0].splitlines():
        if line.startswith("| `"):
            names, values = (each.split(", ") for each in line.split("|")[1:3])
            told |= {n.strip(" `"): v.strip() for n, v in zip(names, values, strict=True)}
    assert {name: float(value) for name, value in told.items()} == {
        name: getattr(Config, name) for name in LIMITS
    }


def test_limits_are_set_by_name() -> None:
    assert limits_of(["upload_seconds=1.5", "uploads_at_once=3"]) == {
        "upload_seconds": 1.5,
        "uploads_at_once": 3,
    }
    for wrong in ("woods=1", "upload_seconds", "upload_seconds=-1", "uploads_at_once=1.5",
                  "games_per_hour=nan"):  # fmt: skip
        with pytest.raises(BadConfig):
            limits_of([wrong])
