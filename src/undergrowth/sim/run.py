"""Playing many games, in this process or in several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from typing import Any, Final

from undergrowth.ai import make_player
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.setup import Setup
from undergrowth.sim.errors import FailedGame
from undergrowth.sim.games import LIMIT, Plan, play_game
from undergrowth.sim.rows import Row
from undergrowth.table.game import library

Progress = Callable[[int], None]
"""Told how many games are finished."""

_CHUNKS_PER_WORKER: Final = 16
_LONGEST_CHUNK: Final = 50


@dataclass
class Results:
    """The rows of the games that were finished, by game and seat."""

    rows: list[Row]
    games: int
    """How many games were asked for."""
    interrupted: bool = False
    """Whether somebody stopped it before all were played."""

    @property
    def finished(self) -> int:
        """How many games have rows."""
        return len({row.game for row in self.rows})


def simulate(
    setup: Setup,
    players: list[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    *,
    shuffle_seats: bool = False,
    limit: int = LIMIT,
    progress: Progress | None = None,
) -> Results:
    """Play many games of a setup.

    `players` are names of computer players, parallel to `setup.seats`; with `shuffle_seats` the
    seating is drawn anew for each game, and each player keeps its faction.  The same setup,
    players and seed give the same games, whatever the number of workers.

    Ctrl-C stops it: games that are finished by then are returned.  With more than one worker the
    calling script must be importable, that is guard its own code with `__name__ == "__main__"`.

    Raises `BadSetup` before any game when these cannot be played, and `FailedGame` when a game
    fails.
    """
    plan = _plan(setup, players, seed, shuffle_seats, limit)
    for what, number in (("games", games), ("workers", workers), ("the limit", limit)):
        if number < 1:
            raise BadSetup(f"{what}: expected at least 1, not {number}")
    workers = min(workers, games)
    if workers == 1:
        return _play_here(plan, games, progress)
    return _play_in_workers(plan, games, workers, progress)


def _plan(setup: Setup, players: list[str], seed: int, shuffle_seats: bool, limit: int) -> Plan:
    setup = library().complete(replace(setup, seats=list(setup.seats)))
    library().opening(setup)
    if len(players) != len(setup.seats):
        raise BadSetup(f"{len(players)} players for {len(setup.seats)} seats: name one for each")
    for seat, name in enumerate(players):
        make_player(name, seat, 0)
    return Plan(asdict(setup), list(players), seed, shuffle_seats, limit)


def _play_here(plan: Plan, games: int, progress: Progress | None) -> Results:
    rows: list[Row] = []
    try:
        for number in range(games):
            rows += play_game(plan, number, _never) or []
            if progress is not None:
                progress(number + 1)
    except KeyboardInterrupt:
        return Results(rows, games, interrupted=True)
    return Results(rows, games)


def _never() -> bool:
    return False


# ---- several processes


def _play_in_workers(plan: Plan, games: int, workers: int, progress: Progress | None) -> Results:
    """Deal the games out in chunks; a chunk in progress stops soon after `stopping` is set."""
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stopping = context.Event()
    rows: list[Row] = []
    interrupted = False
    with ProcessPoolExecutor(workers, context, _begin_worker, (stopping,)) as pool:
        futures: list[Future[list[Row]]] = []
        try:
            with _interrupt_held_back():  # workers start here, and never meet a Ctrl-C
                for chunk in _chunks(games, workers):
                    futures.append(pool.submit(_play_chunk, plan, chunk))
            done = 0
            for future in as_completed(futures):
                done += len(future.result()) // len(plan.players)
                if progress is not None:
                    progress(done)
        except KeyboardInterrupt:
            interrupted = True
        except BrokenProcessPool as error:
            raise FailedGame("a worker process died; try again with --workers 1") from error
        finally:
            with _uninterrupted():
                stopping.set()
                pool.shutdown(wait=True, cancel_futures=True)
    for future in futures:
        if not future.cancelled():
            rows += future.result()
    rows.sort(key=lambda row: (row.game, row.seat))
    return Results(rows, games, interrupted)


def _chunks(games: int, workers: int) -> list[range]:
    """Runs of game numbers: short enough to share the work, long enough to be worth sending."""
    size = max(1, min(_LONGEST_CHUNK, games // (workers * _CHUNKS_PER_WORKER)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


@contextmanager
def _interrupt_held_back() -> Iterator[None]:
    """Let a Ctrl-C wait; processes started meanwhile do not get it at all, where that is known."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C while the workers, which take only moments, come to their end."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread may, and only it is interrupted
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_stopping: Any = None
"""In a worker: the event that says stop."""


def _begin_worker(stopping: Any) -> None:
    global _stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    _stopping = stopping


def _play_chunk(plan: Plan, numbers: range) -> list[Row]:
    """In a worker: the rows of these games, or of those finished when it is told to stop."""
    rows: list[Row] = []
    for number in numbers:
        ended = play_game(plan, number, _stopping.is_set)
        if ended is None:
            break
        rows += ended
    return rows
