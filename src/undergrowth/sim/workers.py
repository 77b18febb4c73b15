"""Playing the games of a plan in several processes, and stopping them when somebody says so.

Workers do not answer Ctrl-C: the process that began them decides.  They end with it, however it
ends, and stop their game when they are told to end.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread, Timer
from typing import Any, Final

from undergrowth.ai import load_code
from undergrowth.sim.errors import FailedGame
from undergrowth.sim.games import play_game
from undergrowth.sim.signals import SIGNALS, deaf, held_back

_AHEAD: Final = 2
"""Games a worker has waiting, so that it never waits for one."""
_GRACE: Final = 5.0
"""Seconds a worker that is told to end has for giving up its game."""

Told = Callable[[list[Any]], None]
"""Told what there is of each game when it is finished: its rows, in a simulation."""
Play = Callable[..., list[Any] | None]
"""Plays the game of a plan that has a number, as `play_game` does, and returns what is told of it;
None when it is told to stop."""


def play_in_workers(
    plan: Any,
    numbers: list[int],
    workers: int,
    told: Told,
    play: Play = play_game,
) -> bool:
    """Play these games; False when somebody stopped it before all were played.

    The plan is whatever `play` makes of it; its `code` names the files with players.
    """
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stopping = context.Event()
    waiting: set[Future[list[Any] | None]] = set()
    todo = iter(numbers)
    stopped = False
    with ProcessPoolExecutor(workers, context, _begin_worker, (plan, stopping, play)) as pool:
        try:
            with held_back():  # workers start here, and never meet a Ctrl-C
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
                        told(rows)
        except KeyboardInterrupt:
            stopped = True
        except BrokenProcessPool as error:
            raise FailedGame("a worker process died; try again with --workers 1") from error
        finally:
            with deaf():
                stopping.set()
                pool.shutdown(wait=True, cancel_futures=True)
        with deaf():
            _tell_the_rest(waiting, told)
    return not stopped


def _tell_the_rest(waiting: set[Future[list[Any] | None]], told: Told) -> None:
    """The games that were finished while somebody stopped the rest."""
    for future in waiting:
        if future.done() and not future.cancelled():
            rows = future.result()
            if rows is not None:
                told(rows)


# ---- in a worker


class _Worker:
    """What a worker knows."""

    def __init__(self, plan: Any, stopping: Any, play: Play) -> None:
        self.plan: Final = plan
        self.play: Final = play
        self._stopping: Final = stopping
        self._told = False

    def stops(self) -> bool:
        """Whether the game in progress is to be given up."""
        return self._told or self._stopping.is_set()

    def end(self, *_: object) -> None:
        """SIGTERM: give up the game, and be gone in any case soon."""
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
    """No worker outlives the process that began it, however that ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int) -> list[Any] | None:
    """What is told of a game; None when the worker is told to stop before its end."""
    worker = _here[-1]
    if worker.stops():
        return None
    return worker.play(worker.plan, number, worker.stops)
