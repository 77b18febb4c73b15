"""Many games on one server: how long a move takes from the table, and in the server itself.

`python -m server.load` (with `tests` on the path; `make load`) opens games with two people each,
whose pages hold a live stream open, and makes moves all over.  The server runs in a process of
its own, wrapped so that it notes what it spends on each answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from server.kit import run as finish

Json = dict[str, Any]
PATIENCE = 120.0


@dataclass
class Figures:
    """Milliseconds."""

    moves: int = 0
    answered: list[float] = field(default_factory=list)
    """From sending an answer to having the acknowledgement, which is on disk by then."""
    seen: list[float] = field(default_factory=list)
    """From sending an answer to its arrival on the other person's open page."""
    quiet: list[float] = field(default_factory=list)
    """As `answered`, with nothing else going on."""
    server: list[float] = field(default_factory=list)
    """The server's own time for an answer, with nothing else going on."""
    spent: list[float] = field(default_factory=list)
    """Of that, what the processor worked for the server: neighbours do not add to it."""

    def lines(self) -> list[str]:
        """A table for people."""
        rows = {
            "a move, everybody moving": self.answered,
            "until the other page shows it": self.seen,
            "a move, one at a time": self.quiet,
            "of that, in the server": self.server,
            "of that, processor time": self.spent,
        }
        said = [f"{'milliseconds':32}{'median':>9}{'99th':>9}"]
        for name, times in rows.items():
            said.append(f"{name:32}{statistics.median(times):9.1f}{percentile(times, 99):9.1f}")
        return said


def percentile(times: Sequence[float], part: int) -> float:
    """The time that so many of a hundred do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)]


class Pair:
    """A game of two: the tokens of their seats, and the streams of both."""

    def __init__(self, http: httpx.AsyncClient, pages: httpx.AsyncClient, made: Json) -> None:
        self.http, self.pages, self.id = http, pages, made["id"]
        self.tokens = {each["seat"]: each["token"] for each in made["seats"]}
        self.latest: dict[int, Json] = {}
        self.news = asyncio.Condition()
        self.readers: list[asyncio.Task[None]] = []

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    async def open(self) -> None:
        """Both pages open, and have the present."""
        for seat in self.tokens:
            self.readers.append(asyncio.create_task(self._read(seat)))
        async with self.news:
            await self.news.wait_for(lambda: len(self.latest) == len(self.tokens))

    async def _read(self, seat: int) -> None:
        path = f"/api/games/{self.id}/stream"
        async with self.pages.stream("GET", path, headers=self.headers(seat)) as answer:
            event = ""
            async for line in answer.aiter_lines():
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: ") and event == "state":
                    async with self.news:
                        self.latest[seat] = json.loads(line[6:])
                        self.news.notify_all()

    async def move(self, dice: random.Random) -> tuple[float, float] | None:
        """One answer: (acknowledged, seen by the other) in milliseconds; None when it is over."""
        state = next(iter(self.latest.values()))
        if state["over"]:
            return None
        seat = state["decision"]["index"]
        known = self.latest[seat]
        text = dice.choice(known["decision"]["options"])["text"]
        body = {"revision": known["revision"], "text": text}
        begun = time.perf_counter()
        answer = await self.http.post(
            f"/api/games/{self.id}/answers", json=body, headers=self.headers(seat)
        )
        acknowledged = time.perf_counter()
        assert answer.status_code == 200, answer.text
        revision = answer.json()["revision"]
        async with self.news:
            await asyncio.wait_for(
                self.news.wait_for(lambda: all(self._is_at(revision, s) for s in self.tokens)),
                PATIENCE,
            )
        return (acknowledged - begun) * 1000, (time.perf_counter() - begun) * 1000

    def _is_at(self, revision: int, seat: int) -> bool:
        return bool(self.latest[seat]["revision"] >= revision)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)


async def measure(url: str, games: int, moves: int, at_once: int) -> Figures:
    """Open the games, make the moves, close everything."""
    figures = Figures()
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    # Streams have a client of their own: it looks through all connections for every request.
    async with (
        httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http,
        httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as pages,
    ):
        pairs = [await begin(http, pages, seed) for seed in range(games)]
        for pair in pairs:
            await pair.open()
        dice = random.Random(1)
        for _ in range(min(moves, 300)):
            if (times := await dice.choice(pairs).move(dice)) is not None:
                figures.quiet.append(times[0])
        timing = (await http.get("/timing")).json()
        figures.server, figures.spent = ([each[i] for each in timing] for i in (0, 1))
        await together(pairs, figures, moves, at_once)
        for pair in pairs:
            await pair.close()
    return figures


async def begin(http: httpx.AsyncClient, pages: httpx.AsyncClient, seed: int) -> Pair:
    factions = ["marquise_de_cat", "eyrie_dynasties"]
    seats = [{"faction": faction, "player": "here"} for faction in factions]
    answer = await http.post("/api/games", json={"setup": {"seats": seats}, "seed": seed})
    assert answer.status_code == 201, answer.text
    return Pair(http, pages, answer.json())


async def together(pairs: list[Pair], figures: Figures, moves: int, at_once: int) -> None:
    """So many people answer at the same time, each in games of their own."""
    left = iter(range(moves))

    async def person(number: int) -> None:
        dice = random.Random(number)
        mine = pairs[number::at_once]
        for _ in left:
            times = await dice.choice(mine).move(dice)
            if times is not None:
                figures.moves += 1
                figures.answered.append(times[0])
                figures.seen.append(times[1])

    await asyncio.gather(*(person(number) for number in range(min(at_once, len(pairs)))))


def run(games: int, moves: int, at_once: int) -> Figures:
    """Measure a server in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        command = [sys.executable, "-m", "server.timed", database]
        tests = str(Path(__file__).parents[1])
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tests)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            return finish(measure(url, games, moves, at_once))
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--moves", type=int, default=3000)
    asked.add_argument("--at-once", type=int, default=8, help="people who answer at the same time")
    given = asked.parse_args()
    figures = run(given.games, given.moves, given.at_once)
    print(f"{given.games} games, {2 * given.games} live connections, {figures.moves} moves")
    print("\n".join(figures.lines()))


if __name__ == "__main__":
    main()
