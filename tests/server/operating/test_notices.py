"""Notices: a webhook and a mail server of the test's own."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
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

from kit.listening import listening
from server.kit import PATIENCE, Api, Refusal, Seat, any_option, is_mine, run, serving
from server.people.table import do, propose
from undergrowth.server.config import Mail, mail_from_environment
from undergrowth.server.database.schema import mailboxes
from undergrowth.server.gate.keys import hashed
from undergrowth.server.notices.channels import Notice, Webhook, site_of


class Got(queue.Queue[dict[str, Any]]):
    """What was received, and how many calls were answered with an error."""

    failed = 0


@contextmanager
def receiver(failures: int = 0) -> Iterator[tuple[str, Got]]:
    """A webhook that fails a few times first."""
    got = Got()
    left = [failures]

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            left[0] -= 1
            self.send_response(500 if left[0] >= 0 else 204)
            self.end_headers()
            if left[0] < 0:
                got.put(json.loads(body))
            else:
                got.failed += 1

        def log_message(self, format: str, *words: Any) -> None:
            """Quietly."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    with listening(server):
        yield f"http://127.0.0.1:{server.server_port}/hook/secret-path", got


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

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    with listening(server):
        yield int(server.server_address[1]), got


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


def test_who_is_gone_is_told_that_a_computer_player_plays_on(tmp_path: Path) -> None:
    """By somebody else's word; whoever left by their own knows it."""
    with receiver() as (url, got), serving(tmp_path, away_seconds=0.0) as server:
        game = server.api.create(["here", "here", "here"])
        game.seat(1).settings(notify={"webhook": url})
        propose(Seat(server.api, game.id, game.made["owner"]), "stand_in", seat=1)
        told = got.get(timeout=PATIENCE)
        assert (told["event"], told["seat"]) == ("stand_in", 1)
        assert "Eyrie Dynasties" in told["content"]
        do(game.seat(1), "back")
        do(game.seat(1), "away")
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
    return str(mail["Subject"]).strip(), words.decode()


def page_in(words: str) -> str:
    """The address of the page on which one says whether one wants mails."""
    return next(line for line in words.splitlines() if "/mail/" in line).split("example")[1]


def test_a_mailbox_that_has_agreed_gets_notices(tmp_path: Path) -> None:
    """Of the game it has agreed to; what somebody has called that is not among the words."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            api = server.api
            game = api.create(["here", "here"], title="Friday in the woods")
            game.seat(1).settings(notify={"email": "Ada+woods@example.org"})
            asked = got.get(timeout=PATIENCE)
            assert "To: Ada+woods@example.org" in asked
            page = page_in(words_of(asked)[1])
            assert api.ask("GET", page).status_code == 200  # looking is no answer
            moves_on(game, 0)
            settle(server.rooms)
            assert got.empty()
            assert api.ask("POST", f"{page}&wanted=yes").status_code == 200
            moves_on(game, 1)
            moves_on(game, 0)
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert "your turn" in subject and page_in(words) == page
            assert f"http://woods.example/game/{game.id}" in words
            assert "Friday" not in subject + words
            assert api.ask("POST", f"{page}&wanted=no").status_code == 200
            moves_on(game, 1)
            moves_on(game, 0)
            settle(server.rooms)
            assert got.empty()


def moves_on(game: Any, number: int) -> None:
    """Let a seat answer until it is asked no more."""
    state, dice = game.seat(number).state(), random.Random(1)
    while is_mine(state):
        state = game.seat(number).answer(any_option(state, dice), state)


def test_who_has_agreed_to_a_game_is_asked_of_another(tmp_path: Path) -> None:
    """Consent is given to one game, and to who has named the mailbox there."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            pages = []
            for _ in range(2):
                game, _ = to_the_other_seat(server.api, {"email": "ada@example.org"})
                settle(server.rooms)  # what is on its way must not meet the answer
                subject, words = words_of(got.get(timeout=PATIENCE))
                assert "your turn" not in subject
                pages.append(page_in(words))
                server.api.ask("POST", f"{pages[-1]}&wanted=yes")
            assert pages[0] != pages[1]
            game.seat(0).settings(notify={"email": "ada@example.org"})  # somebody else does
            assert "your turn" not in words_of(got.get(timeout=PATIENCE))[0]
            settle(server.rooms)
            assert got.empty()


def test_a_question_that_is_open_is_the_only_one(tmp_path: Path) -> None:
    """However many games, seats, spellings and restarts: a server is no way to write to others."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        for turn in range(2):
            with serving(tmp_path, mail=mail) as server:
                for name in ("ada.b", "Ada.B", "adab+1", "a.d.a.b"):
                    to_the_other_seat(server.api, {"email": f"{name}@example.org"})
                settle(server.rooms)
                if not turn:
                    subject, words = words_of(got.get(timeout=PATIENCE))
                    assert "Friday" not in subject + words
                assert got.empty()


def test_one_click_ends_all_mails_for_good(tmp_path: Path) -> None:
    """RFC 8058: what a mail program POSTs; no game asks there again."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port, "woods@example.org")
        with serving(tmp_path, mail=mail, public_url="http://woods.example") as server:
            to_the_other_seat(server.api, {"email": "ada@example.org"})
            message = message_from_string(got.get(timeout=PATIENCE), policy=default)
            assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            address = str(message["List-Unsubscribe"]).strip("<>").split("example", 1)[1]
            click = {"List-Unsubscribe": "One-Click"}
            assert server.api.ask("POST", address, data=click).status_code == 200
            to_the_other_seat(server.api, {"email": "a.da+x@example.org"})
            settle(server.rooms)
            assert got.empty()
            page = address.replace("wanted=no", "wanted=yes")
            server.api.ask("POST", page)  # its owner has another mind
            to_the_other_seat(server.api, {"email": "ada@example.org"})
            assert got.get(timeout=PATIENCE)


def test_mails_have_a_limit_in_all_and_for_each_mailbox(tmp_path: Path) -> None:
    for limits, most in (
        ({"mails_in_all_per_hour": 8}, 2),  # a quarter for questions
        ({"mails_to_one_per_hour": 0}, 0),
    ):
        folder = tmp_path / str(most)
        folder.mkdir()
        with post_office() as (port, got):
            mail = Mail("127.0.0.1", port)
            with serving(folder, mail=mail, **limits) as server:
                server.rooms.notifier.pauses = (0.0,)
                for name in ("ada", "bob", "eve", "dan"):
                    server.api.create(["here", "here"], notify={"email": f"{name}@example.org"})
                    settle(server.rooms)
            assert got.qsize() == most


def test_a_refusal_given_to_an_earlier_release_counts(tmp_path: Path) -> None:
    """It kept one row for a mailbox, whose dots it did not fold."""
    with post_office() as (port, got):
        mail = Mail("127.0.0.1", port)
        with serving(tmp_path, mail=mail) as server:
            key = server.rooms.store.mail_key().encode()
            made = hmac.new(key, b"ada.b@example.org", hashlib.sha256).digest()
            code = base64.urlsafe_b64encode(made[:24]).decode()
            with server.rooms.store.base.engine.begin() as link:
                link.execute(mailboxes.insert().values(box=hashed(code), said="agreed"))
            assert server.api.ask("POST", f"/mail/{code}?wanted=no").status_code == 200
            to_the_other_seat(server.api, {"email": "Ada.B+x@example.org"})
            settle(server.rooms)
        assert got.empty()


NO_MAILBOX = (
    "ada@localhost",
    "ada@127.0.0.1",
    "ada@woods",
    "ada@mail.internal",
    "ada@mail.LOCAL",
    ".ada@example.org",
    "a..da@example.org",
    "ada.@example.org",
    "ada@-woods.org",
    "ada@woods-.org",
    f"{'a' * 65}@example.org",
    f"ada@{'a' * 64}.org",
)


@pytest.mark.parametrize("address", NO_MAILBOX)
def test_an_address_that_is_none_is_refused(api: Api, address: str) -> None:
    with pytest.raises(Refusal) as refused:
        api.create(["here", "here"], notify={"email": address})
    assert (refused.value.status, refused.value.code) == (422, "invalid")


def test_the_owner_of_a_webhook_confirms(tmp_path: Path) -> None:
    """A server for many writes nowhere before; the public internet is here for once."""
    known = {"private_hooks": False, "public_url": "http://woods.example"}
    with receiver() as (url, got), serving(tmp_path, **known) as server:
        server.rooms.notifier.webhook = Webhook(private=True)
        game, _ = to_the_other_seat(server.api, {"webhook": url})
        asked = got.get(timeout=PATIENCE)
        assert (asked["event"], asked["game"], asked["title"]) == ("confirm", game.id, "")
        assert asked["url"] in asked["content"] and "Friday" not in json.dumps(asked)
        moves_on(game, 1)
        settle(server.rooms)
        assert got.empty()
        page = str(asked["url"]).split("example", 1)[1]
        assert server.api.ask("POST", f"{page}&wanted=yes").status_code == 200
        moves_on(game, 0)
        assert got.get(timeout=PATIENCE)["event"] == "your_turn"


def test_nobody_is_asked_without_end_who_answers_with_an_error(tmp_path: Path) -> None:
    """Whoever names another's page has it called a few times an hour, however often turns come."""
    known: dict[str, Any] = {"private_hooks": False, "mails_to_one_per_hour": 4}
    with receiver(10**6) as (url, calls), serving(tmp_path, **known) as server:
        notifier = server.rooms.notifier
        notifier.webhook, notifier.pauses = Webhook(private=True), (0.0, 0.0, 0.0)
        game, _ = to_the_other_seat(server.api, {"webhook": url})
        for _ in range(3):
            for seat in (1, 0):
                moves_on(game, seat)
                settle(server.rooms)
        assert calls.failed == 4


def test_slow_names_are_looked_up_apart() -> None:
    """However many there are: a name that was found quickly before waits for none of them."""
    go = threading.Event()

    def resolve(host: str, port: int) -> list[str]:
        if host.startswith("slow"):
            go.wait(PATIENCE)
        return ["127.0.0.1"]

    async def scene(quick: str) -> None:
        webhook = Webhook(private=True, resolve=resolve)
        notice = Notice("your_turn", "g", "t", 0, None, "words", None)
        await webhook.send(quick, notice)
        slow = [
            asyncio.create_task(webhook.send(f"http://slow{i}.example:1/", notice))
            for i in range(50)
        ]
        await asyncio.sleep(0)
        await webhook.send(quick, notice)
        go.set()
        await asyncio.gather(*slow, return_exceptions=True)
        webhook.end()

    with receiver() as (url, got):
        run(scene(url.replace("127.0.0.1", "quick.example")))
        assert got.qsize() == 2


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
            game, _ = to_the_other_seat(server.api, {"email": "ada@example.org", "language": "de"})
            settle(server.rooms)  # what is on its way must not meet the answer
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert subject == "Möchtest du Mails von einem Spielserver?"
            page = page_in(words)
            shown = server.api.ask("GET", page)
            assert shown.headers["content-language"] == "de"
            assert '<html lang="de">' in shown.text and "Schreib mir nie" in shown.text
            assert "Er wird dir" in server.api.ask("POST", f"{page}&wanted=yes").text
            moves_on(game, 1)
            moves_on(game, 0)
            subject, words = words_of(got.get(timeout=PATIENCE))
            assert subject.startswith("Du bist am Zug (")
            assert "Um alle solchen Mails zu beenden:" in words


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

    server = HTTPServer(("127.0.0.1", 0), Handler)
    with listening(server):
        notice = Notice("your_turn", "x", "Friday", 0, None, "It is your turn", None)
        address = f"http://127.0.0.1:{server.server_port}/"
        run(Webhook(private=True).send(address, notice))
        assert gone.wait(PATIENCE)
