"""One PostgreSQL and several processes: answers a second, and what they cost where.

`python -m server.measured.several` (with `tests` on the path; `make load-several`) gives the same
answers to one process, to two of which each has games of its own, and to two that share one
address, so that each has pages of every game, as fast as eight people can.  Client, database
and servers share this machine, so the ratio that counts is of processor time: what one answer
costs the server's processes, and how many answers so many cores of their own would give.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from server.database.postgres import cluster
from server.kit import run as finish
from server.measured.lean import Line
from server.measured.load import PATIENCE, Figures, begin, percentile, together

_TICK: Final = os.sysconf("SC_CLK_TCK")
_LIMITS: Final = ("computing_per_hour", "requests_per_minute", "answers_per_minute")
_MANY: Final = 10**7


@contextmanager
def served(database: str, processes: int) -> Iterator[tuple[str, int]]:
    """Yield the address of a server with so many processes, and the number of their parent."""
    limits = [word for name in _LIMITS for word in ("--limit", f"{name}={_MANY}")]
    limits += ["--limit", f"streams_per_address={_MANY}", "--reaction-delay", "0", "0"]
    words = ["serve", "--port", "0", "--database", database, "--processes", str(processes)]
    command = [sys.executable, "-m", "undergrowth", *words, *limits]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    try:
        url = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        yield url.rstrip("/."), server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)


def spent(pid: int) -> float:
    """Return the seconds of processor time of a process and all that it has begun."""
    return sum(_seconds(each, 4) for each in _family(pid))


def _family(pid: int) -> list[int]:
    found = [pid]
    for each in found:
        for task in Path(f"/proc/{each}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


def _seconds(pid: int, times: int = 2) -> float:
    """Return the seconds of a process: user and kernel, and with 4 `times` of its ended children;
    0 if it has just ended."""
    with suppress(FileNotFoundError):
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, words[11 : 11 + times])) / _TICK
    return 0.0


def postmaster() -> int:
    """Return the number of the newest PostgreSQL server of this machine."""
    found = subprocess.run(["pgrep", "-n", "-f", "bin/postgres -D"], capture_output=True, text=True)
    return int(found.stdout)


async def measure(
    servers: list[tuple[str, int]], games: int, moves: int, people: int
) -> tuple[float, ...]:
    """Return answers a second, their 99th percentile, and milliseconds of processor time for one:
    of the servers' processes, of the database, and of this client.

    Each game is played and watched at one of the servers, which take turns."""
    addresses = [url.removeprefix("http://").split(":") for url, _ in servers]
    lines = [Line(host, int(port)) for host, port in addresses]
    pairs = []
    for seed in range(games):
        host, port = addresses[seed % len(servers)]
        pairs.append(await begin(lines[seed % len(servers)], host, int(port), seed))
        await pairs[-1].open()
    before = _all_spent(servers)
    figures = Figures()
    await together(pairs, figures, moves, people)
    after = _all_spent(servers)
    for pair in pairs:
        await pair.close()
    for line in lines:
        line.close()
    many = len(figures.answered)
    cost = [(now - then) * 1000 / many for then, now in zip(before, after, strict=True)]
    return many / figures.seconds, percentile(figures.answered, 99), *cost


def _all_spent(servers: list[tuple[str, int]]) -> list[float]:
    """Return the seconds of processor time of the servers, the database, and this client alone."""
    return [sum(spent(pid) for _, pid in servers), spent(postmaster()), _seconds(os.getpid())]


def row(name: str, each: list[int], given: argparse.Namespace) -> str:
    """Measure servers with so many processes each, and return the line for people."""
    with cluster() as database, ExitStack() as running:
        servers = [running.enter_context(served(database, processes)) for processes in each]
        found = finish(measure(servers, given.games, given.moves, given.people))
    rate, slowest, server, base, client = found
    return f"{name:26}{rate:10.0f}{slowest:9.0f}{server:12.2f}{base:14.2f}{client:12.2f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--moves", type=int, default=3000)
    asked.add_argument("--people", type=int, default=8, help="who answer at the same time")
    given = asked.parse_args()
    gc.disable()  # else the client stops now and then, as no reader of a page does
    print(f"{'processes':26}  a second   p99 ms   server ms   database ms   client ms")
    print(row("one", [1], given))
    print(row("two, a game at one of them", [1, 1], given))
    print(row("two, a game at both", [2], given))


if __name__ == "__main__":
    main()
