"""Simulations on the machines of a Ray cluster.

A game depends on its number alone, so any machine may play it, and another may play it again after
the first has died.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, Final

from undergrowth.ai import load_code
from undergrowth.engine.errors import BadSetup, UndergrowthError
from undergrowth.sim.about import program
from undergrowth.sim.errors import Enough, FailedGame
from undergrowth.sim.games import play_game
from undergrowth.sim.signals import handlers_restored, signals_ignored
from undergrowth.sim.workers import OnResult, Play

ANYWHERE: Final = ""
"""The address that stands for the cluster in `RAY_ADDRESS`, or else for a local one."""
_BATCH: Final = 4.0
"""The seconds that a task should take: long compared with Ray's overhead, short compared with the
work that may be lost when a machine dies."""
_MOST: Final = 500
"""The most games in a task."""
_AHEAD: Final = 2
"""The number of tasks queued for each processor, so that none waits."""

Batch = tuple[float, list[list[Any]]]
"""The seconds that a task took, and the rows of each of its games."""


def check_ray() -> None:
    """Raise `BadSetup` unless Ray is installed."""
    if find_spec("ray") is None:
        raise BadSetup("many machines need Ray: pip install 'undergrowth[ray]'")


def play_on_ray(
    plan: Any, numbers: list[int], address: str, on_result: OnResult, play: Play = play_game
) -> bool:
    """Play these games on a cluster; return False when interrupted before all were played.

    Tasks lost with a machine are played again elsewhere, and machines that join later are used.
    Raises `BadSetup` without Ray or that cluster, or when a machine has another version of
    undergrowth, and `FailedGame` when a game fails.
    """
    check_ray()
    try:
        with _connected(address):
            return _play(plan, numbers, on_result, play)
    except KeyboardInterrupt:  # interrupted before the first game
        return False


def _play(plan: Any, numbers: list[int], on_result: OnResult, play: Play) -> bool:
    import ray

    task = ray.remote(num_cpus=1, max_retries=-1)(_play_batch)
    shared = ray.put((plan, play, _files(plan), program()))
    todo = iter(numbers)
    waiting: list[Any] = []
    found: list[list[Any]] = []
    size = 1
    try:
        while True:
            for _ in range(_slots() * _AHEAD - len(waiting)):
                batch = list(islice(todo, size))
                if batch:
                    waiting.append(task.remote(shared, batch))
            if not waiting:
                return True
            for each in ray.wait(waiting, timeout=1.0)[0]:
                waiting.remove(each)
                seconds, games = _result(each)
                size = _next_size(size, seconds / len(games))
                found += games
            _report(found, on_result)
    except (KeyboardInterrupt, Enough):
        with signals_ignored():
            for each in _stopped(waiting):
                found += _result(each)[1]
            while found:
                with suppress(Enough):
                    _report(found, on_result)
        return False


def _report(found: list[list[Any]], on_result: OnResult) -> None:
    """Report each game once; safe to call again after an interrupt in its middle."""
    while found:
        on_result(found.pop())


def _stopped(waiting: list[Any]) -> list[Any]:
    """Return the finished tasks, and cancel the others."""
    import ray

    if not waiting:
        return []
    finished, others = ray.wait(waiting, num_returns=len(waiting), timeout=0)
    for each in others:
        ray.cancel(each, force=True)
    return list(finished)


def _next_size(size: int, seconds: float) -> int:
    """Return the number of games for the next task, given the seconds per game; at most doubled."""
    return max(1, min(_MOST, 2 * size, int(_BATCH / max(seconds, 1e-6))))


def _slots() -> int:
    """Return the number of processors in the cluster now."""
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _result(task: Any) -> Batch:
    """Return the result of a task.  Raises the error of the task as one of ours."""
    import ray

    try:
        found: Batch = ray.get(task)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", error)
        if isinstance(cause, UndergrowthError):
            raise cause from None
        raise FailedGame(f"a task of the cluster failed: {cause}") from error
    return found


@contextmanager
def _connected(address: str) -> Iterator[None]:
    """Connect to the cluster while games are played; an existing connection is kept."""
    import ray

    if ray.is_initialized():
        yield
        return
    try:
        with handlers_restored():  # Ray installs its own handler, which ends at once on SIGTERM
            _reach(address)
        yield
    finally:
        with signals_ignored():
            ray.shutdown()


def _reach(address: str) -> None:
    import ray

    try:
        ray.init(address=address or None, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise BadSetup(f"no Ray cluster at {address or 'RAY_ADDRESS'}: {said[0]}") from error


def _files(plan: Any) -> dict[str, str]:
    """Return the texts of the Python files with players by name: other machines lack these
    files."""
    return {Path(path).name: Path(path).read_text(encoding="utf-8") for path in plan.code}


# ---- on another machine


def _play_batch(
    shared: tuple[Any, Play, dict[str, str], dict[str, Any]], numbers: list[int]
) -> Batch:
    plan, play, files, expected = shared
    if program() != expected:
        raise BadSetup(
            "a machine of the cluster has another undergrowth, or other packages of content:"
            f" it has {program()}, and this one {expected}"
        )
    for name, text in files.items():
        load_code(_laid_down(name, text))
    began = monotonic()
    games = [play(plan, number, _never) or [] for number in numbers]
    return monotonic() - began, games


def _laid_down(name: str, text: str) -> Path:
    """Write a text to a temporary file of this machine, unless it is there; return its path."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    path = Path(tempfile.gettempdir(), f"undergrowth-{digest}", name)
    if not path.is_file():
        path.parent.mkdir(exist_ok=True)
        part = Path(tempfile.mkstemp(dir=path.parent)[1])
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    return path


def _never() -> bool:
    return False
