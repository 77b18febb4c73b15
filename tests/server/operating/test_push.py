"""Web push: a browser of the test's own subscribes at a push service of the test's own."""

from __future__ import annotations

import base64
import json
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from kit.listening import listening
from server.kit import PATIENCE, Json, Refusal, Running, run, serving
from server.operating.post import moves_on, settle, to_the_other_seat
from undergrowth.server.notices.channels import Notice
from undergrowth.server.notices.pushing import Push, is_service, new_key, public_key

ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
http_ece = pytest.importorskip("http_ece")
py_vapid = pytest.importorskip("py_vapid")


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A subscribed browser, which reads what its push service hands on."""

    def __init__(self, endpoint: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": endpoint,
            "p256dh": text(point),
            "auth": text(self._auth),
        }

    def reads(self, content: bytes) -> Json:
        """What the server has sent."""
        plain = http_ece.decrypt(content, private_key=self._key, auth_secret=self._auth)
        told: Json = json.loads(plain)
        return told


Heard = queue.Queue[tuple[dict[str, str], bytes]]


@contextmanager
def service(status: int = 201) -> Iterator[tuple[str, Heard]]:
    """A push service, and the calls that it hears."""
    heard: Heard = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["Content-Length"]))
            heard.put(({k.lower(): v for k, v in self.headers.items()}, content))
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *words: Any) -> None:
            """Quietly."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    with listening(server):
        yield f"http://127.0.0.1:{server.server_port}/push/secret", heard


def test_a_browser_is_told_whose_turn_it_is(tmp_path: Path) -> None:
    """Only it can read that, and the service knows the server by its signature."""
    with service() as (url, heard), serving(tmp_path) as server:
        browser = Browser(url)
        game, _ = to_the_other_seat(server.api, {"push": browser.subscription})  # type: ignore[dict-item]
        headers, content = heard.get(timeout=PATIENCE)
        told = browser.reads(content)
        assert told["game"] == game.id and "Friday in the woods" in told["text"]
        assert b"Friday" not in content
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        key = server.api.get("/api/notices/push")["key"]
        assert py_vapid.Vapid02.verify(headers["authorization"])
        assert headers["authorization"].endswith(f"k={key}")
        shown = game.seat(1).state()["seats"][1]["notify"]
        assert shown["push"] == url and browser.subscription["auth"] not in json.dumps(shown)


def test_a_browser_stays_until_it_is_named_anew(tmp_path: Path) -> None:
    """A page that changes the mail address does not know the keys of another device."""
    with service() as (url, _), serving(tmp_path) as server:
        seat = server.api.create(["here", "here"]).seat(0)
        seat.settings(notify={"push": Browser(url).subscription})
        kept = seat.settings(notify={"email": "ada@example.org"})["notify"]
        assert (kept["push"], kept["email"]) == (url, "ada@example.org")
        kept = seat.settings(notify={})["notify"]
        assert kept["push"] == url and not kept["email"]
        assert seat.settings(notify={"push": None})["notify"] is None
        seat.settings(notify={"push": Browser(url).subscription})
        assert seat.settings(notify=None)["notify"] is None


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    with service(status) as (url, heard), serving(tmp_path) as server:
        game, _ = to_the_other_seat(server.api, {"push": Browser(url).subscription})  # type: ignore[dict-item]
        heard.get(timeout=PATIENCE)
        settle(server.rooms)
        assert game.seat(1).state()["seats"][1]["notify"] is None
        for seat in (1, 0):
            moves_on(game, seat)
        settle(server.rooms)
        assert heard.empty()


def test_only_the_browser_goes_and_no_other_address(tmp_path: Path) -> None:
    with service(410) as (url, heard), serving(tmp_path) as server:
        named: Json = {"push": Browser(url).subscription, "email": "ada@example.org"}
        game, _ = to_the_other_seat(server.api, named)
        heard.get(timeout=PATIENCE)
        settle(server.rooms)
        shown = game.seat(1).state()["seats"][1]["notify"]
        assert shown["email"] == "ada@example.org" and "push" not in shown


@pytest.mark.parametrize(
    "inside",
    [
        "https://127.0.0.1/x",
        "https://woods.example/hook",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.woods.example/x",
        "https://evilpush.apple.com.example/x",
    ],
)
def test_a_server_for_many_calls_push_services_only(tmp_path: Path, inside: str) -> None:
    with serving(tmp_path, private_hooks=False) as server:
        game = server.api.create(["here", "here"])
        with pytest.raises(Refusal, match="push service"):
            game.seat(0).settings(notify={"push": Browser(inside).subscription})
    assert not is_service(inside)
    assert is_service("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert is_service("https://fcm.googleapis.com/fcm/send/abc")


@pytest.mark.parametrize("inside", ["127.0.0.1", "10.0.0.7", "::ffff:127.0.0.1"])
def test_a_push_service_that_stands_for_an_inner_address_is_not_called(inside: str) -> None:
    notice = Notice("your_turn", "g", "Friday", 0, None, "It is your turn", None)
    push = Push(private=False, resolve=lambda host, port: [inside])
    told = json.dumps(Browser("https://fcm.googleapis.com/x").subscription)
    with pytest.raises(PermissionError):
        run(push.send(new_key(), told, notice))


def test_the_key_of_a_server_stays(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        with serving(tmp_path) as server:
            found.append(server.api.get("/api/notices/push")["key"])
    assert found[0] == found[1] and len(found[0]) == 87
    assert public_key(new_key()) != public_key(new_key())


def test_without_the_extra_nothing_is_pushed(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undergrowth.server.notices.notifier.is_available", lambda: False)
    assert running.api.get("/api/notices/push") == {"key": None}
    game = running.api.create(["here", "here"])
    with pytest.raises(Refusal, match="no_push"):
        game.seat(0).settings(notify={"push": Browser("https://fcm.googleapis.com/x").subscription})
