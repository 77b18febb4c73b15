"""Address of a webhook: its name is looked up once, and only what was checked is called."""

from __future__ import annotations

import queue
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.listening import listening
from server.kit import PATIENCE, run
from undergrowth.server.notices.channels import Notice, Webhook

NOTICE = Notice("your_turn", "g", "Friday", 0, None, "It is your turn", None)
NAME = "hooks.example"
Heard = queue.Queue[dict[str, str]]


class Names:
    """A name service that gives another answer each time, the last one again and again."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@contextmanager
def hook(status: int = 204, tls: ssl.SSLContext | None = None) -> Iterator[tuple[int, Heard]]:
    """A server on 127.0.0.1 and the headers it hears."""
    heard: Heard = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            heard.put({"path": self.path, **{k.lower(): v for k, v in self.headers.items()}})
            self.send_response(status)
            self.send_header("Location", f"http://127.0.0.1:{self.server.server_port}/inside")  # type: ignore[attr-defined]
            self.end_headers()

        def log_message(self, format: str, *words: Any) -> None:
            """Quietly."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    with listening(server):
        yield server.server_port, heard


def test_a_name_is_looked_up_once_and_what_was_found_is_called() -> None:
    """Nobody but our name service knows the name: a second look-up would fail."""
    names = Names(["127.0.0.1"], ["192.0.2.1"])
    with hook() as (port, heard):
        run(Webhook(private=True, resolve=names).send(f"http://{NAME}:{port}/a?b=c", NOTICE))
        got = heard.get(timeout=PATIENCE)
    assert names.asked == [(NAME, port)]
    assert (got["host"], got["path"]) == (f"{NAME}:{port}", "/a?b=c")


@pytest.mark.parametrize(
    "inside",
    ["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "fe80::1%eth0", "::ffff:127.0.0.1",
     "0.0.0.0", "224.0.0.1"],
)  # fmt: skip
def test_a_name_that_stands_for_an_inner_address_too_is_not_called(inside: str) -> None:
    for found in ([inside], ["8.8.8.8", inside]):
        names = Names(found)
        with pytest.raises(PermissionError):
            run(Webhook(private=False, resolve=names).send(f"http://{NAME}/x", NOTICE))
        assert len(names.asked) == 1


def test_the_next_address_is_tried_where_one_does_not_answer() -> None:
    with hook() as (port, heard):
        names = Names(["127.1.2.3", "127.0.0.1"])  # nobody listens at the first
        run(Webhook(private=True, resolve=names).send(f"http://{NAME}:{port}/", NOTICE))
        assert heard.get(timeout=PATIENCE)["host"] == f"{NAME}:{port}"


def test_a_redirect_is_not_followed() -> None:
    with hook(status=307) as (port, heard):
        with pytest.raises(ConnectionError, match="status 307"):
            run(Webhook(private=True).send(f"http://127.0.0.1:{port}/", NOTICE))
        assert heard.get(timeout=PATIENCE)["path"] == "/"
        assert heard.empty()


def test_a_proxy_of_the_environment_does_not_look_names_up_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with hook() as (port, heard), hook() as (proxy, others):
        monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{proxy}")
        monkeypatch.delenv("no_proxy", raising=False)
        run(
            Webhook(private=True, resolve=Names(["127.0.0.1"])).send(
                f"http://{NAME}:{port}/", NOTICE
            )
        )
        assert heard.get(timeout=PATIENCE)["host"] == f"{NAME}:{port}"
        assert others.empty()


def test_a_password_in_the_address_is_sent_along() -> None:
    with hook() as (port, heard):
        names = Names(["127.0.0.1"])
        run(Webhook(private=True, resolve=names).send(f"http://ada:pw@{NAME}:{port}/", NOTICE))
        got = heard.get(timeout=PATIENCE)
    assert got["authorization"] == "Basic YWRhOnB3"
    assert got["host"] == f"{NAME}:{port}"


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for the name, signed by itself, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    made = subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
         "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        capture_output=True,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return folder / "cert.pem", folder / "key.pem"


@pytest.mark.parametrize(("name", "fits"), [(NAME, True), ("other.example", False)])
def test_tls_is_of_the_name_and_not_of_the_address(
    papers: tuple[Path, Path], name: str, fits: bool
) -> None:
    wanted: list[str | None] = []
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(*papers)
    server.sni_callback = lambda link, name, context: wanted.append(name)
    webhook = Webhook(True, Names(["127.0.0.1"]), ssl.create_default_context(cafile=papers[0]))
    with hook(tls=server) as (port, heard):
        if fits:
            run(webhook.send(f"https://{name}:{port}/", NOTICE))
            assert heard.get(timeout=PATIENCE)["host"] == f"{name}:{port}"
        else:
            with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
                run(webhook.send(f"https://{name}:{port}/", NOTICE))
            assert heard.empty()
    assert wanted == [name]
