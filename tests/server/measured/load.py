"""Many games on one server: answers a second, and how long one takes at a steady rate.

`python -m server.measured.load` (with `tests` on the path; `make load`) opens games with two
people each, whose pages hold a live stream open, and makes moves all over: one at a time, by a
few people who answer as soon as they can, and at a fixed rate, whether the server keeps up or
not. The server runs in a process of its own (`server.measured.timed`); what a part of an answer
costs is measured in this one (`server.measured.shares`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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

from server.kit import run as finish
from server.measured.lean import Json, Line, Page
from server.measured.shares import shares

PATIENCE = 120.0
QUIET = 300
"""Moves one at a time."""


@dataclass
class Figures:
    """Milliseconds, where nothing else is said."""

    quiet: list[float] = field(default_factory=list)
    """From sending an answer to having the acknowledgement, which is on disk by then."""
    server: list[float] = field(default_factory=list)
    """The server's own time for it."""
    work: list[float] = field(default_factory=list)
    """Of that, processor time: neighbours add little to its median."""
    answered: list[float] = field(default_factory=list)
    """As `quiet`, a few people answering as soon as they can."""
    seconds: float = 0.0
    """For all of these."""
    spent: float = 0.0
    """The server's processor time for one of these, streams included: neighbours add little."""
    seen: list[float] = field(default_factory=list)
    """From sending one of these to its arrival on both open pages."""
    rate: float = 0.0
    """Answers a second that were to be given, at a fixed rate."""
    kept: float = 0.0
    """Those that were."""
    steady: list[float] = field(default_factory=list)
    """From the moment at which one of them was to be sent to its acknowledgement."""
    busy: float = 0.0
    """The part of one core that the server needed meanwhile."""

    def lines(self) -> list[str]:
        """Return a table for people."""
        rows = {
            "a move, one at a time": self.quiet,
            "of that, in the server": self.server,
            "of that, processor time": self.work,
            "a move, eight people as fast as they can": self.answered,
            "until both pages show it": self.seen,
            f"a move, {self.rate:g} in a second": self.steady,
        }
        said = [f"{'milliseconds':44}{'median':>9}{'99th':>9}"]
        for name, times in rows.items():
            said.append(f"{name:44}{statistics.median(times):9.1f}{percentile(times, 99):9.1f}")
        many = len(self.answered)
        return [
            *said,
            f"answers a second, as fast as they can: {many / self.seconds:.0f}",
            f"processor time of the server for one: {self.spent:.2f} ms,"
            f" so {1000 / self.spent:.0f} a second on a core of its own",
            f"at the fixed rate: {self.kept:.0f} a second, {self.busy:.0%} of a core",
        ]


def percentile(times: Sequence[float], part: int) -> float:
    """Return the time that so many of a hundred do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)]


class Pair:
    """A game of two: the tokens of their seats, and the pages of both."""

    def __init__(self, host: str, port: int, made: Json) -> None:
        self._host, self._port, self._id = host, port, made["id"]
        self._tokens = [each["token"] for each in made["seats"]]
        self._line = Line(host, port)
        self._news = asyncio.Event()
        self._pages = [Page(self._news.set) for _ in self._tokens]

    async def open(self) -> None:
        """Both pages open, and have the present."""
        path = f"/api/games/{self._id}/stream"
        for page, token in zip(self._pages, self._tokens, strict=True):
            await page.open(self._host, self._port, path, token)
        await self._until(0)

    async def _until(self, revision: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(page.revision < revision for page in self._pages):
                self._news.clear()
                await self._news.wait()

    async def move(self, dice: random.Random) -> tuple[float, float] | None:
        """One answer: the moments it was acknowledged and seen on both pages; None at the end."""
        asked = next((at for at, page in enumerate(self._pages) if page.is_asked), None)
        if asked is None:
            return None
        known = self._pages[asked].state()
        text = dice.choice(known["decision"]["options"])["text"]
        body = {"revision": known["revision"], "text": text}
        path = f"/api/games/{self._id}/answers"
        answer = await self._line.ask("POST", path, body, self._tokens[asked])
        acknowledged = time.perf_counter()
        await self._until(int(answer.split(b":", 1)[1].split(b",", 1)[0]))
        return acknowledged, time.perf_counter()

    async def close(self) -> None:
        self._line.close()
        for page in self._pages:
            await page.close()


async def measure(url: str, games: int, moves: int, at_once: int, rate: float) -> Figures:
    """Open the games, make the moves, close everything."""
    figures = Figures(rate=rate)
    host, port = url.removeprefix("http://").split(":")
    line = Line(host, int(port))
    pairs = [await begin(line, host, int(port), seed) for seed in range(games)]
    for pair in pairs:
        await pair.open()
    dice = random.Random(1)
    for _ in range(min(moves, QUIET)):
        begun = time.perf_counter()
        if (moments := await dice.choice(pairs).move(dice)) is not None:
            figures.quiet.append((moments[0] - begun) * 1000)
    timing = json.loads(await line.ask("GET", "/timing"))["answers"]
    figures.server, figures.work = ([each[i] for each in timing] for i in (0, 1))
    before = await _spent(line)
    await together(pairs, figures, moves, at_once)
    figures.spent = (await _spent(line) - before) / len(figures.answered)
    before = await _spent(line)
    seconds = await steadily(pairs, figures, moves, rate)
    figures.busy = (await _spent(line) - before) / 1000 / seconds
    for pair in pairs:
        await pair.close()
    line.close()
    return figures


async def _spent(line: Line) -> float:
    """Return the milliseconds of processor time that the server has used by now."""
    return float(json.loads(await line.ask("GET", "/timing"))["spent"])


async def begin(line: Line, host: str, port: int, seed: int) -> Pair:
    factions = ["marquise_de_cat", "eyrie_dynasties"]
    seats = [{"faction": faction, "player": "here"} for faction in factions]
    body = {"setup": {"seats": seats}, "seed": seed}
    return Pair(host, port, json.loads(await line.ask("POST", "/api/games", body)))


async def together(pairs: list[Pair], figures: Figures, moves: int, at_once: int) -> None:
    """So many people answer at the same time, each in games of their own."""
    left = iter(range(moves))

    async def person(number: int) -> None:
        dice = random.Random(number)
        mine = pairs[number::at_once]
        for _ in left:
            begun = time.perf_counter()
            if (moments := await dice.choice(mine).move(dice)) is not None:
                figures.answered.append((moments[0] - begun) * 1000)
                figures.seen.append((moments[1] - begun) * 1000)

    begun = time.perf_counter()
    await asyncio.gather(*(person(number) for number in range(min(at_once, len(pairs)))))
    figures.seconds = time.perf_counter() - begun


async def steadily(pairs: list[Pair], figures: Figures, moves: int, rate: float) -> float:
    """Answers at a fixed rate, in whatever game waits for one; returns the seconds for all."""
    dice, free, begun = random.Random(2), pairs[:], time.perf_counter()
    random.Random(3).shuffle(free)
    back = asyncio.Event()

    async def answer(pair: Pair, due: float) -> None:
        if (moments := await pair.move(dice)) is not None:
            figures.steady.append((moments[0] - due) * 1000)
        free.append(pair)
        back.set()

    going: set[asyncio.Task[None]] = set()
    for number in range(moves):
        due = begun + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not free:
            back.clear()
            await back.wait()
        going.add(asyncio.create_task(answer(free.pop(0), due)))
        going = {task for task in going if not task.done()}
    await asyncio.gather(*going)
    seconds = time.perf_counter() - begun
    figures.kept = len(figures.steady) / seconds
    return seconds


def run(games: int, moves: int, at_once: int, rate: float) -> Figures:
    """Measure a server in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        command = [sys.executable, "-m", "server.measured.timed", database]
        tests = str(Path(__file__).parents[2])
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tests)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            return finish(measure(url, games, moves, at_once, rate))
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--moves", type=int, default=3000)
    asked.add_argument("--at-once", type=int, default=8, help="people who answer at the same time")
    asked.add_argument("--rate", type=float, default=150.0, help="answers a second")
    given = asked.parse_args()
    gc.disable()  # else the client stops now and then, as no reader of a page does
    figures = run(given.games, given.moves, given.at_once, given.rate)
    gc.enable()
    print(f"{given.games} games, {2 * given.games} live connections, {given.moves} moves each way")
    print("\n".join(figures.lines()))
    print(f"\n{'an answer, part by part':44}{'ms':>9}{'share':>9}")
    for name, spent, share in shares(figures.spent):
        print(f"{name:44}{spent:9.2f}{share:9.0%}")


if __name__ == "__main__":
    main()
