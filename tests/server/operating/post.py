"""A webhook and a mail server of the tests' own, and what they have received."""

from __future__ import annotations

import asyncio
import json
import queue
import random
import socket
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from kit.listening import listening
from server.kit import PATIENCE, Api, any_option, is_mine


class Got(queue.Queue[dict[str, Any]]):
    """Calls received, and the number of those answered with an error."""

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


def words_of(message: str) -> tuple[str, str]:
    """The subject and the words of a mail."""
    mail = message_from_string(message, policy=default)
    words = mail.get_payload(decode=True)
    assert isinstance(words, bytes)
    return str(mail["Subject"]).strip(), words.decode()


def page_in(words: str) -> str:
    """The address of the page on which one says whether one wants mails."""
    return next(line for line in words.splitlines() if "/mail/" in line).split("example")[1]


def moves_on(game: Any, number: int) -> None:
    """Let a seat answer until it is asked no more."""
    state, dice = game.seat(number).state(), random.Random(1)
    while is_mine(state):
        state = game.seat(number).answer(any_option(state, dice), state)


@contextmanager
def silent() -> Iterator[int]:
    """The port of somebody who takes connections and never says anything."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as server:
        yield int(server.getsockname()[1])


def settle(rooms: Any) -> None:
    """Until every notice has been sent or given up."""
    loop = rooms.loop
    asyncio.run_coroutine_threadsafe(rooms.notifier.settled(), loop).result(PATIENCE)
