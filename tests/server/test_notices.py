"""Notices: a webhook and a mail server of the test's own."""

from __future__ import annotations

import asyncio
import json
import queue
import random
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Api, any_option, is_mine, serving
from undergrowth.server.channels import Notice, Webhook
from undergrowth.server.config import Mail, mail_from_environment

Got = queue.Queue[dict[str, Any]]


@contextmanager
def receiver(failures: int = 0) -> Iterator[tuple[str, Got]]:
    """A webhook that fails a few times first."""
    got: Got = queue.Queue()
    left = [failures]

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            left[0] -= 1
            self.send_response(500 if left[0] >= 0 else 204)
            self.end_headers()
            if left[0] < 0:
                got.put(json.loads(body))

        def log_message(self, format: str, *words: Any) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/hook/secret-path", got
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def post_office() -> Iterator[tuple[int, queue.Queue[str]]]:
    """As much of a mail server as one message needs."""
    got: queue.Queue[str] = queue.Queue()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 woods\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (text := self.rfile.readline()) not in (b".\r\n", b""):
                        lines.append(text.decode())
                    got.put("".join(lines))
                self.wfile.write(b"250 ok\r\n" if word != b"QUIT" else b"221 bye\r\n")
                if word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield int(server.server_address[1]), got
        finally:
            server.shutdown()
            thread.join()


def to_the_other_seat(api: Api, notify: dict[str, str]) -> tuple[Any, str]:
    """A game in which the second seat, which is told, has just become the one that is asked."""
    game = api.create(["here", "here"], title="Friday in the woods")
    game.seat(1).settings(notify=notify)
    dice = random.Random(1)
    state = game.seat(0).state()
    while is_mine(state):
        state = game.seat(0).answer(any_option(state, dice), state)
    return game, state["decision"]["seat"]


def test_a_webhook_tells_whose_turn_it_is_once(tmp_path: Path) -> None:
    with receiver() as (url, got), serving(tmp_path, public_url="http://woods.example/") as server:
        game, faction = to_the_other_seat(server.api, {"webhook": url})
        told = got.get(timeout=PATIENCE)
        assert (told["event"], told["game"], told["seat"]) == ("your_turn", game.id, 1)
        assert told["faction"] == faction
        assert told["url"] == f"http://woods.example/game/{game.id}"
        assert "Friday in the woods" in told["content"]
        assert not any(str(seat.token) in json.dumps(told) for seat in game.seats.values())
        settle(server.rooms)
        seat = game.seat(1)
        state = seat.state()
        while is_mine(state):  # whoever answers needs no notice of the next question
            state = seat.answer(any_option(state, random.Random(1)), state)
        settle(server.rooms)
        assert got.empty()


def test_who_looks_on_is_not_told(tmp_path: Path) -> None:
    with receiver() as (url, got), serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        game.seat(1).settings(notify={"webhook": url})
        with game.seat(1).follow() as stream:
            stream.state()
            state = game.seat(0).state()
            while is_mine(state):
                state = game.seat(0).answer(any_option(state, random.Random(1)), state)
            stream.state(is_mine)
        settle(server.rooms)
        assert got.empty()


def test_a_notice_goes_out_by_mail(tmp_path: Path) -> None:
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail) as server:
            to_the_other_seat(server.api, {"email": "ada@example.org"})
            message = got.get(timeout=PATIENCE)
    assert "To: ada@example.org" in message
    assert "Friday in the woods" in message


def test_a_webhook_that_fails_is_tried_again_and_never_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with receiver(failures=2) as (url, got), serving(tmp_path) as server:
        server.rooms.notifier.pauses = (0.0, 0.0, 0.0)
        to_the_other_seat(server.api, {"webhook": url})
        assert got.get(timeout=PATIENCE)["event"] == "your_turn"
        settle(server.rooms)
    assert caplog.text.count("not delivered") == 2
    assert "status 500" in caplog.text
    assert "secret-path" not in caplog.text


def test_a_notice_that_cannot_be_sent_blocks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        server.rooms.notifier.pauses = (0.0, 0.0)
        game, _ = to_the_other_seat(server.api, {"webhook": "http://127.0.0.1:1/secret-path"})
        assert is_mine(game.seat(1).state())
        settle(server.rooms)
    assert caplog.text.count("not delivered") == 2
    assert "secret-path" not in caplog.text


def test_who_was_not_told_before_a_restart_is_told_after_it(tmp_path: Path) -> None:
    with receiver() as (url, got):
        with serving(tmp_path) as server:
            server.rooms.notifier.consider = lambda room: None  # type: ignore[method-assign]
            game, _ = to_the_other_seat(server.api, {"webhook": url})
            assert got.empty()
        with serving(tmp_path) as server:
            assert got.get(timeout=PATIENCE)["game"] == game.id
            settle(server.rooms)
        with serving(tmp_path) as server:
            server.api.get(f"/api/games/{game.id}")
            settle(server.rooms)
        assert got.empty()


def test_a_server_for_many_calls_nobody_in_its_own_network() -> None:
    notice = Notice("your_turn", "g", "t", 0, None, "words", None)
    for address in ("http://127.0.0.1:9/x", "http://localhost/x", "http://[::1]/x"):
        with pytest.raises(PermissionError):
            Webhook(private=False).send(address, notice)


def test_mail_is_set_up_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDERGROWTH_SMTP_HOST", raising=False)
    assert mail_from_environment() is None
    monkeypatch.setenv("UNDERGROWTH_SMTP_HOST", "mail.example.org")
    monkeypatch.setenv("UNDERGROWTH_SMTP_TLS", "starttls")
    monkeypatch.setenv("UNDERGROWTH_SMTP_PASSWORD", "swordfish")
    mail = mail_from_environment()
    assert mail is not None and (mail.host, mail.port) == ("mail.example.org", 587)
    assert "swordfish" not in repr(mail)


def settle(rooms: Any) -> None:
    """Until every notice has been sent or given up."""
    loop = rooms.loop
    asyncio.run_coroutine_threadsafe(rooms.notifier.settled(), loop).result(PATIENCE)


def test_a_webhook_that_answers_without_end_holds_nobody_up() -> None:
    """Its body is not read."""
    gone = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b"more and more " * 1000)
            except OSError:
                gone.set()

        def log_message(self, format: str, *words: Any) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            notice = Notice("your_turn", "x", "Friday", 0, None, "It is your turn", None)
            Webhook(private=True).send(f"http://127.0.0.1:{server.server_port}/", notice)
            assert gone.wait(PATIENCE)
        finally:
            server.shutdown()
            thread.join()
