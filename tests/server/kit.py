"""A small client of the HTTP API, and servers to point it at.

`serving(folder)` runs a server on a thread; `killable(folder)` in a process of its own.  A `Seat`
is a viewer of one game (or a spectator, without a token); `follow` opens its live stream.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import queue
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
import uvicorn.server

from undergrowth.server import Config, Server, create_app
from undergrowth.server.database.opening import Base
from undergrowth.server.games.rooms import Rooms

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something that should have happened."""
NOW = 1_800_000_000.0
"""The moment at which games are made that no server makes."""
FOUR = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"]
Json = dict[str, Any]
T = TypeVar("T")
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients, each of which would read all certificates of this machine for no use."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous to its end, whatever loop runs in this thread already."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


class Refusal(AssertionError):
    """The server answered with an error."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code} {answer.text[:500]}")
        self.status = answer.status_code
        self.error: Json = answer.json()["error"]
        self.code: str = self.error["code"]


class Api:
    """The routes of a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        limits = httpx.Limits(max_connections=None)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, limits=limits, verify=_NO_TLS)

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        """A request, whatever comes of it."""
        headers = {**more.pop("headers", {})}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str, token: str | None = None, **params: Any) -> Any:
        return _good(self.ask("GET", path, token, params=params)).json()

    def post(self, path: str, body: Json, token: str | None = None) -> Any:
        return _good(self.ask("POST", path, token, json=body)).json()

    def put(self, path: str, body: Json, token: str | None = None) -> Any:
        return _good(self.ask("PUT", path, token, json=body)).json()

    def create(self, players: list[str], factions: list[str] | None = None, **more: Any) -> Game:
        """A game; `players` by seat: here, invite, or a computer player."""
        seats = [
            {"faction": faction, "player": player}
            for faction, player in zip(factions or FOUR, players, strict=False)
        ]
        setup = {**more.pop("setup", {}), "seats": seats}
        body = {"setup": setup, "pace": "instant", "seed": 7, **more}
        return Game(self, self.post("/api/games", body))


class Game:
    """A game as its maker knows it."""

    def __init__(self, api: Api, made: Json) -> None:
        self.api = api
        self.id: str = made["id"]
        self.made = made
        self.seats = {
            each["seat"]: Seat(api, self.id, each["token"])
            for each in made["seats"]
            if each["token"]
        }
        self.nobody = Seat(api, self.id, None)

    def seat(self, number: int = 0) -> Seat:
        return self.seats[number]

    def asked(self) -> Seat | None:
        """The held seat that is asked now."""
        decision = self.nobody.state()["decision"]
        return None if decision is None else self.seats.get(decision["index"])


class Seat:
    """One viewer of one game."""

    def __init__(self, api: Api, game: str, token: str | None) -> None:
        self.api, self.game, self.token = api, game, token
        self.path = f"/api/games/{game}"

    def state(self, **params: Any) -> Json:
        found: Json = self.api.get(self.path, self.token, **params)
        return found

    def log(self, first: int = 0) -> list[Json]:
        found: list[Json] = self.api.get(f"{self.path}/log", self.token, **{"from": first})[
            "entries"
        ]
        return found

    def answer(self, text: str, state: Json | None = None) -> Json:
        """Answer; returns the state after it.  Raises `Refusal`."""
        known = state or self.state()
        body = {"revision": known["revision"], "edition": known["edition"], "text": text}
        shown: Json = self.api.post(f"{self.path}/answers", body, self.token)["state"]
        return shown

    def undo(self, state: Json | None = None) -> Json:
        body = {"revision": (state or self.state())["revision"]}
        shown: Json = self.api.post(f"{self.path}/undo", body, self.token)["state"]
        return shown

    def settings(self, **settings: Any) -> Json:
        body = {("pass" if key == "passes" else key): value for key, value in settings.items()}
        shown: Json = self.api.put(f"{self.path}/settings", body, self.token)
        return shown

    @contextmanager
    def follow(self) -> Iterator[Stream]:
        """The live stream while the block runs."""
        stream = Stream(self)
        try:
            yield stream
        finally:
            stream.close()

    def wait(self, what: Callable[[Json], bool]) -> Json:
        """The first state, present or to come, of which something is true."""
        with self.follow() as stream:
            return stream.state(what)

    def my_turn(self) -> Json:
        """The state in which this seat has a choice, or the game is over."""
        return self.wait(lambda state: state["over"] or has_choice(state))


class Stream:
    """Server-sent events, read on a thread."""

    def __init__(self, seat: Seat) -> None:
        self.events: queue.Queue[tuple[str, Json]] = queue.Queue()
        self.seen: list[tuple[str, Json]] = []
        self._socket = _Lines(seat)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        event = ""
        for line in self._socket.lines():
            if line.startswith("event: "):
                event = line[7:]
            elif line.startswith("data: "):
                self.events.put((event, json.loads(line[6:])))
        self.events.put(("end", {}))

    def next(self, kind: str) -> Json:
        """The next event of a kind."""
        while True:
            event, data = self.events.get(timeout=PATIENCE)
            self.seen.append((event, data))
            if event == kind:
                return data
            if event == "end":
                raise AssertionError(f"the stream ended before {kind}")

    def state(self, what: Callable[[Json], bool] = lambda state: True) -> Json:
        """The next state of which something is true."""
        while not what(state := self.next("state")):
            pass
        return state

    def since(self, revision: int, what: Callable[[Json], bool] = lambda state: True) -> Json:
        """The next state at a revision or later of which something is true."""
        return self.state(lambda state: state["revision"] >= revision and what(state))

    def close(self) -> None:
        self._socket.close()
        self._reader.join(PATIENCE)


class _Lines:
    """A response read line by line over a connection that can be cut from outside."""

    def __init__(self, seat: Seat) -> None:
        url = httpx.URL(seat.api.url)
        self._link = socket.create_connection((url.host, url.port or 80), timeout=PATIENCE)
        token = f"Authorization: Bearer {seat.token}\r\n" if seat.token else ""
        head = f"GET {seat.path}/stream HTTP/1.0\r\nHost: {url.host}\r\n{token}\r\n"
        self._link.sendall(head.encode())
        self._file = self._link.makefile("rb")
        self.status = int(self._file.readline().split()[1])
        assert self.status == 200, self._file.read()

    def lines(self) -> Iterator[str]:
        try:
            for line in self._file:
                yield line.decode().rstrip("\r\n")
        except (OSError, ValueError):
            return

    def close(self) -> None:
        with suppress(OSError):
            self._link.shutdown(socket.SHUT_RDWR)
        self._file.close()
        self._link.close()


def _good(answer: httpx.Response) -> httpx.Response:
    if not answer.is_success:
        raise Refusal(answer)
    return answer


def is_mine(state: Json) -> bool:
    """Whether the viewer is asked."""
    return state["decision"] is not None and bool(state["decision"]["mine"])


def has_choice(state: Json) -> bool:
    """Whether the viewer is asked something that cannot answer itself once nobody looks on."""
    return is_mine(state) and len(state["decision"]["options"]) > 1


def any_option(state: Json, dice: random.Random) -> str:
    """One of the answers that are offered."""
    return str(dice.choice(state["decision"]["options"])["text"])


def play(game: Game, dice: random.Random, most: int = 100_000) -> int:
    """Answer at random for every held seat; returns how many answers were acknowledged.

    The computer players are waited for; it ends with the game or after `most` answers.
    """

    def ours(state: Json) -> bool:
        return bool(state["over"] or state["decision"]["index"] in game.seats)

    given = 0
    with game.nobody.follow() as stream:
        state = stream.state(ours)
        while not state["over"] and given < most:
            seat = game.seats[state["decision"]["index"]]
            known = state if is_mine(state) else seat.state()
            try:
                state = seat.answer(any_option(known, dice), known) if is_mine(known) else known
                given += is_mine(known)
            except Refusal as refusal:
                assert refusal.status in (403, 409), refusal
                state = seat.state()
            if not ours(state):
                least = state["revision"]
                state = stream.since(least, ours)
    return given


# ---- servers

STUMBLER = """
from undergrowth.ai.players import Player, players
class Stumbler(Player):
    def choose(self, seat):
        raise ValueError("what it holds in hand")
players("stumbler", Stumbler, "Falls at its first question.")
"""
"""A computer player that fails, saying what nobody else may know."""


class _Impatient:
    """`asyncio` for uvicorn, which looks ten times a second whether to end, and then pauses."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        """Wait a tenth of the time."""
        await asyncio.sleep(seconds / 10)


uvicorn.server.asyncio = _Impatient()  # type: ignore[assignment,attr-defined]


class Running:
    """A server on a thread of this process."""

    def __init__(self, config: Config) -> None:
        sys.setswitchinterval(0.0005)  # client and server share this process
        self.app = create_app(config)
        self.rooms: Rooms = self.app.state.rooms
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(128)  # before the server has begun: who comes early waits
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = Server(self.app, config, lambda: None)
        self.door = self._server.door
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._thread.start()
        self.api = Api(self.url)
        _wait_for(self.api)

    @property
    def loop_thread(self) -> int | None:
        """The thread of its event loop."""
        return self._thread.ident

    def stop(self) -> None:
        self.leave()
        self.ended()

    def leave(self) -> None:
        """Let it end, which takes a moment; `ended` waits for it."""
        self.api.http.close()
        self._server.should_exit = True

    def ended(self) -> None:
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive()


def begun(folder: Path, **config: Any) -> Running:
    """Begin a server whose games are in a folder (or in `database`)."""
    known: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'games.sqlite'}",
        "reaction_delay": (0.0, 0.0),
        "pages": folder / "pages",
        "private_hooks": True,
        "end_seconds": 2.5,
        "tables_seconds": 0.0,
        "requests_per_minute": math.inf,  # a test is quicker than people are
        "answers_per_minute": math.inf,
    }
    file = folder / "games.sqlite"
    if "database" not in config and not file.exists():
        file.write_bytes(_empty_database())  # which is quicker than making its tables
        file.chmod(0o600)
    return Running(Config(**{**known, **config}))


@cache
def _empty_database() -> bytes:
    """Return the file of a database that has its tables and nothing in them."""
    with TemporaryDirectory() as folder:
        Base(f"sqlite:///{folder}/games.sqlite").close()
        return (Path(folder) / "games.sqlite").read_bytes()


@contextmanager
def serving(folder: Path, **config: Any) -> Iterator[Running]:
    """A server as `begun` begins it, until the block ends."""
    running = begun(folder, **config)
    try:
        yield running
    finally:
        running.stop()


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, *flags: str, code: str = "") -> None:
        """`code` is run before it: it may bring players of its own."""
        command = [sys.executable, "-c", f"{code}\nfrom undergrowth.cli.main import run; run()"]
        command += ["serve", "--port", "0", "--database", database, "--reaction-delay", "0", "0"]
        command += ["--limit", "requests_per_minute=inf", "--limit", "answers_per_minute=inf"]
        self._process = subprocess.Popen(
            [*command, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=os.environ.copy(),
        )  # fmt: skip
        self._ending = threading.Lock()
        assert self._process.stdout is not None and self._process.stderr is not None
        said = self._process.stdout.readline()
        if "http://" not in said:
            raise AssertionError(f"{said}{self._process.stderr.read()}")
        self.url = "http://" + said.split("http://", 1)[1].split("/")[0]
        self.api = Api(self.url)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL: nothing is said, nothing is put in order."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """Return what it said on stderr, after it was asked to end."""
        return self._end(signal.SIGINT)

    def _end(self, number: int) -> str:
        with self._ending:
            if self._process.poll() is not None and self._process.stdout.closed:  # type: ignore[union-attr]
                return ""
            self._process.send_signal(number)
            _, said = self._process.communicate(timeout=PATIENCE)
            return said


@contextmanager
def killable(database: str, *flags: str, code: str = "") -> Iterator[Process]:
    process = Process(database, *flags, code=code)
    try:
        yield process
    finally:
        process.kill()
        process.api.http.close()


def _wait_for(api: Api) -> None:
    """Until it answers; the listening socket queues us meanwhile."""
    assert api.get("/api/health")["status"] == "ok"
