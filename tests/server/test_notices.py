"""Notices: a webhook and a mail server of the test's own."""

from __future__ import annotations

import asyncio
import json
import queue
import random
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Api, Refusal, any_option, is_mine, run, serving
from undergrowth.server.channels import Notice, Webhook, site_of
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


def words_of(message: str) -> tuple[str, str]:
    """The subject and the words of a mail."""
    mail = message_from_string(message, policy=default)
    words = mail.get_payload(decode=True)
    assert isinstance(words, bytes)
    return str(mail["Subject"]), words.decode()


def page_in(words: str) -> str:
    """The address of the page on which one says whether one wants mails."""
    return next(line for line in words.splitlines() if "/mail/" in line).split("example")[1]


def test_an_address_that_has_agreed_gets_notices_by_mail(tmp_path: Path) -> None:
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            api = server.api
            api.create(["here", "here"], notify={"email": "ada@example.org"})
            page = page_in(words_of(got.get(timeout=PATIENCE))[1])
            assert api.ask("GET", page).status_code == 200  # looking is no answer
            to_the_other_seat(api, {"email": "ada@example.org"})
            settle(server.rooms)
            assert got.empty()
            assert api.ask("POST", f"{page}&wanted=yes").status_code == 200
            to_the_other_seat(api, {"email": "Ada+woods@example.org"})
            message = got.get(timeout=PATIENCE)
            subject, words = words_of(message)
            assert "To: Ada+woods@example.org" in message
            assert "Friday in the woods" in subject and page_in(words) == page
            assert api.ask("POST", f"{page_in(words)}&wanted=no").status_code == 200
            to_the_other_seat(api, {"email": "ada@example.org"})
            settle(server.rooms)
            assert got.empty()


def test_an_address_that_has_not_agreed_is_asked_once_and_told_nothing(tmp_path: Path) -> None:
    """However many games, seats, spellings and restarts: a server is no way to write to others."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        for turn in range(2):
            with serving(tmp_path, mail=mail) as server:
                for name in ("ada", "Ada", "ada+1"):
                    to_the_other_seat(server.api, {"email": f"{name}@example.org"})
                settle(server.rooms)
                if not turn:
                    subject, words = words_of(got.get(timeout=PATIENCE))
                    assert "Friday" not in subject + words
                assert got.empty()


def test_an_address_that_could_not_be_asked_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path, mail=Mail("127.0.0.1", 1)) as server:
        server.rooms.notifier.pauses = (0.0,)
        server.api.create(["here", "here"], notify={"email": "ada@example.org"})
        settle(server.rooms)
    with post_office() as (port, got), serving(tmp_path, mail=Mail("127.0.0.1", port)) as server:
        server.api.create(["here", "here"], notify={"email": "ada@example.org"})
        assert "/mail/" in got.get(timeout=PATIENCE)


def test_one_address_names_only_so_many_mail_addresses(tmp_path: Path) -> None:
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port)
        with serving(tmp_path, mail=mail, mails_per_hour=1) as server:
            game = server.api.create(["here", "here"], notify={"email": "ada@example.org"})
            assert got.get(timeout=PATIENCE)
            game.seat().settings(notify={"email": "ada@example.org"})
            with pytest.raises(Refusal) as refused:
                game.seat().settings(notify={"email": "bob@example.org"})
            assert (refused.value.status, refused.value.code) == (429, "too_many")


def test_a_webhook_reads_the_language_it_was_named_in(tmp_path: Path) -> None:
    """The seat keeps it, whoever answers in whatever language, and over a restart."""
    with receiver() as (url, got):
        with serving(tmp_path) as server:
            server.rooms.notifier.consider = lambda room: None  # type: ignore[method-assign]
            game = server.api.create(["here", "here"])
            seat = game.seat(1)
            body = {"notify": {"webhook": url}}
            kept = server.api.ask("PUT", f"{seat.path}/settings?lang=de", seat.token, json=body)
            assert kept.json()["notify"] == {"webhook": url, "email": None, "language": "de"}
            state, dice = game.seat(0).state(), random.Random(1)
            while is_mine(state):
                state = game.seat(0).answer(any_option(state, dice), state)
        with serving(tmp_path):
            told = got.get(timeout=PATIENCE)
    assert told["text"].startswith("Du bist am Zug (")
    assert told["title"] in told["text"] and "Karte" in told["title"]


def test_a_language_may_be_named_for_notices(api: Api) -> None:
    notify = {"webhook": "https://woods.example/", "language": "de-AT"}
    seat = api.create(["here", "here"], notify=notify).seat(0)
    shown = seat.state()["seats"][0]["notify"]
    assert shown == {"webhook": "https://woods.example/", "language": "de"}
    body = {"notify": {"language": "de"}}
    assert api.ask("PUT", f"{seat.path}/settings", seat.token, json=body).json()["notify"] is None


def test_an_address_is_asked_and_told_in_its_language(tmp_path: Path) -> None:
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            to_the_other_seat(server.api, {"email": "ada@example.org", "language": "de"})
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert subject == "Möchtest du Mails von einem Spielserver?"
            page = page_in(words)
            shown = server.api.ask("GET", page)
            assert shown.headers["content-language"] == "de"
            assert '<html lang="de">' in shown.text and "Schreib mir nie" in shown.text
            assert "Er wird dir" in server.api.ask("POST", f"{page}&wanted=yes").text
            to_the_other_seat(server.api, {"email": "ada@example.org", "language": "de"})
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert subject.startswith("Du bist am Zug (")
            assert "Um solche Mails zu beenden:" in words


def test_nobody_answers_for_an_address_without_its_code(api: Api) -> None:
    for method in ("GET", "POST"):
        assert api.ask(method, "/mail/guess?wanted=yes").status_code == 404


@contextmanager
def silent() -> Iterator[int]:
    """The port of somebody who takes connections and never says anything."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as server:
        yield int(server.getsockname()[1])


def test_a_slow_webhook_delays_nobody_elses(tmp_path: Path) -> None:
    """Many more wait for it than there are deliveries at once to one place."""
    with silent() as port, receiver() as (url, got), serving(tmp_path) as server:
        for _ in range(12):
            to_the_other_seat(server.api, {"webhook": f"http://127.0.0.1:{port}/"})
        quick = url.replace("127.0.0.1", "localhost")
        game, _ = to_the_other_seat(server.api, {"webhook": quick})
        assert got.get(timeout=PATIENCE)["game"] == game.id


def test_a_webhook_that_never_answers_is_given_up() -> None:
    with silent() as port:
        webhook = Webhook(private=True)
        webhook.seconds = 0.05
        notice = Notice("your_turn", "g", "t", 0, None, "words", None)
        with pytest.raises(TimeoutError):
            run(webhook.send(f"http://127.0.0.1:{port}/", notice))


def test_who_keeps_many_hosts_is_one_place() -> None:
    assert site_of("https://a.hooks.example/x") == site_of("https://b.hooks.example:99/y")
    assert site_of("http://192.0.2.1/") != site_of("http://192.0.3.1/")
    assert site_of("http://[2001:db8::1]/") == "2001:db8::1"


NOWHERE = ("http://[::1", "http://a:99999999/", "http://@/", "http://xn--a/", "http://..../")


@pytest.mark.parametrize("url", NOWHERE)
def test_a_webhook_without_a_host_is_refused(api: Api, url: str) -> None:
    with pytest.raises(Refusal) as refused:
        api.create(["here", "here"], notify={"webhook": url})
    assert (refused.value.status, refused.value.code) == (422, "invalid")


def test_a_webhook_without_a_host_that_was_kept_is_not_called(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"], notify={"webhook": "https://woods.example/"})
        room = server.rooms.known(game.id)
        assert room is not None
        room.seats[1].notify = {"webhook": NOWHERE[0]}
        state, dice = game.seat(0).state(), random.Random(1)
        while is_mine(state):
            state = game.seat(0).answer(any_option(state, dice), state)
        settle(server.rooms)
    assert caplog.text.count("not delivered: it has no host") == 1
    assert "never retrieved" not in caplog.text


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
            run(Webhook(private=False).send(address, notice))


CARRIERS = (
    "[64:ff9b::7f00:1]",
    "[64:ff9b::808:808]",
    "[2002:7f00:1::]",
    "[2002:a00:1::1]",
    "[2001:0:4136:e378:8000:63bf:80ff:fffe]",
    "[::ffff:127.0.0.1]",
    "[::127.0.0.1]",
)


@pytest.mark.parametrize("host", CARRIERS)
def test_addresses_that_stand_for_others_are_not_called(host: str) -> None:
    """NAT64, 6to4, Teredo: they may lead into the server's own network."""
    notice = Notice("your_turn", "g", "t", 0, None, "words", None)
    with pytest.raises(PermissionError):
        run(Webhook(private=False).send(f"http://{host}/x", notice))


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
            address = f"http://127.0.0.1:{server.server_port}/"
            run(Webhook(private=True).send(address, notice))
            assert gone.wait(PATIENCE)
        finally:
            server.shutdown()
            thread.join()
