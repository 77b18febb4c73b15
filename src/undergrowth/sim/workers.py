"""Playing the games of a plan in several processes, and stopping them on request.

Workers ignore Ctrl-C: the parent process decides.  They end with the parent, however it ends, and
stop their game when told to.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread, Timer
from typing import Any, Final

from undergrowth.ai import load_code
from undergrowth.sim.errors import Enough, FailedGame
from undergrowth.sim.games import play_game
from undergrowth.sim.signals import SIGNALS, signals_blocked, signals_ignored

_AHEAD: Final = 2
"""The number of games queued for each worker, so that it never waits."""
_GRACE: Final = 5.0
"""The seconds that a worker has to give up its game when told to end."""

OnResult = Callable[[list[Any]], None]
"""A function called with the result of each finished game: in a simulation, its rows.  It may raise
`Enough`."""
Play = Callable[..., list[Any] | None]
"""A function that plays one game of a plan by its number, as `play_game` does, and returns its
result; None when told to stop."""


def play_in_workers(
    plan: Any,
    numbers: list[int],
    workers: int,
    on_result: OnResult,
    play: Play = play_game,
) -> bool:
    """Play these games; return False when stopped before all were played.

    `plan` may be anything that `play` takes; its `code` names the files with players.
    """
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stopping = context.Event()
    waiting: set[Future[list[Any] | None]] = set()
    todo = iter(numbers)
    stopped = False
    with ProcessPoolExecutor(workers, context, _begin_worker, (plan, stopping, play)) as pool:
        try:
            with signals_blocked():  # so that workers ignore Ctrl-C
                waiting |= {pool.submit(_play, n) for n in islice(todo, workers * _AHEAD)}
            while waiting and not stopped:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    rows = future.result()
                    waiting.remove(future)
                    waiting |= {pool.submit(_play, n) for n in islice(todo, 1)}
                    if rows is None:
                        stopped = True
                    else:
                        on_result(rows)
        except (KeyboardInterrupt, Enough):
            stopped = True
        except BrokenProcessPool as error:
            raise FailedGame("a worker process died; try again with --workers 1") from error
        finally:
            with signals_ignored():
                stopping.set()
                pool.shutdown(wait=True, cancel_futures=True)
        with signals_ignored():
            _report_rest(waiting, on_result)
    return not stopped


def _report_rest(waiting: set[Future[list[Any] | None]], on_result: OnResult) -> None:
    """Report the games that were finished while the rest was being stopped."""
    for future in waiting:
        if future.done() and not future.cancelled():
            rows = future.result()
            if rows is not None:
                with suppress(Enough):
                    on_result(rows)


# ---- in a worker


class _Worker:
    """The state of a worker process."""

    def __init__(self, plan: Any, stopping: Any, play: Play) -> None:
        self.plan: Final = plan
        self.play: Final = play
        self._stopping: Final = stopping
        self._told = False

    def stops(self) -> bool:
        """Whether the game in progress should be given up."""
        return self._told or self._stopping.is_set()

    def end(self, *_: object) -> None:
        """Handle SIGTERM: give up the game, and exit after a few seconds in any case."""
        self._told = True
        last = Timer(_GRACE, os._exit, (1,))
        last.daemon = True
        last.start()


_here: list[_Worker] = []


def _begin_worker(plan: Any, stopping: Any, play: Play) -> None:
    worker = _Worker(plan, stopping, play)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, worker.end)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    Thread(target=_end_with_parent, daemon=True).start()
    for path in plan.code:
        load_code(Path(path))
    _here.append(worker)


def _end_with_parent() -> None:
    """End this worker as soon as its parent process ends, however that happens."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int) -> list[Any] | None:
    """Return the result of a game; None when the worker is told to stop before its end."""
    worker = _here[-1]
    if worker.stops():
        return None
    return worker.play(worker.plan, number, worker.stops)
