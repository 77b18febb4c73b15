"""Notices: who is told what and when, by a webhook of the test's own."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from kit.listening import listening
from server.kit import PATIENCE, Api, Refusal, Seat, any_option, is_mine, run, serving
from server.operating.post import (
    moves_on,
    receiver,
    settle,
    silent,
    to_the_other_seat,
)
from server.people.table import do, propose
from undergrowth.server.notices.channels import Notice, Webhook, site_of


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
        while is_mine(state):  # the person who answers needs no notice of the next question
            state = seat.answer(any_option(state, random.Random(1)), state)
        settle(server.rooms)
        assert got.empty()


def test_who_is_gone_is_told_that_a_computer_player_plays_on(tmp_path: Path) -> None:
    """By somebody else's word; people who left by their own know it."""
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
    """A person who names another's page has it called a few times an hour, however often turns
    come."""
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
    """A name that was found quickly before waits for none of many slow ones."""
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


def test_a_webhook_reads_the_language_it_was_named_in(tmp_path: Path) -> None:
    """The seat keeps it over a restart, and over answers of others in any language."""
    with receiver() as (url, got):
        with serving(tmp_path) as server:
            server.rooms.notifier.consider = lambda room: None  # type: ignore[method-assign]
            game = server.api.create(["here", "here"])
            seat = game.seat(1)
            body = {"notify": {"webhook": url}}
            kept = server.api.ask("PUT", f"{seat.path}/settings?lang=de", seat.token, json=body)
            assert kept.json()["notify"] == {
                "webhook": url,
                "email": None,
                "push": None,
                "language": "de",
            }
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
