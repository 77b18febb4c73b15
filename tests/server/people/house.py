"""A `House` is a server for games by HTTP: one process, or several on one PostgreSQL.

Any of its processes may be asked, killed or replaced, and time passes for all of them as a test
says.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx

from server.kit import Json, Process, Refusal

_TOLD_TIME: Final = """
import time
real = time.time
def told():
    try:
        return real() + float(open({path!r}).read() or 0)
    except OSError:
        return real()
time.time = told
"""
"""Run in a server's process before anything else: the time of day is told by a file."""


class House:
    """The processes that serve one database, and requests to any of them."""

    def __init__(self, folder: Path, database: str, processes: int, dice: random.Random) -> None:
        self._dice, self._database = dice, database
        # a folder of its own: another house's time would take it back, and no clock come to zero
        self._time = Path(tempfile.mkdtemp(prefix="house-", dir=folder)) / "time"
        self._passed = 0.0
        self._processes = [self._begun() for _ in range(processes)]

    def _begun(self) -> Process:
        return Process(self._database, code=_TOLD_TIME.format(path=str(self._time)))

    def end(self) -> None:
        for each in self._processes:
            each.kill()
            each.api.http.close()

    @property
    def size(self) -> int:
        """The processes that serve now."""
        return len(self._processes)

    def passes(self, seconds: float) -> None:
        """Let time pass for all processes."""
        self._passed += seconds
        later = self._time.with_suffix(".new")
        later.write_text(str(self._passed))
        later.replace(self._time)

    def passed(self) -> float:
        """The seconds that have passed, as its processes are told."""
        return float(self._time.read_text())

    def kill(self) -> None:
        """Kill a process without a warning, and begin another one in its place."""
        killed = self._processes.pop(self._dice.randrange(self.size))
        killed.kill()
        killed.api.http.close()
        if not self._processes:
            self.replace()

    def replace(self) -> None:
        """Begin one more process."""
        self._processes.append(self._begun())

    # ---- as `Api`, at any process

    @property
    def url(self) -> str:
        return self._dice.choice(self._processes).url

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        answer = self._dice.choice(self._processes).api.ask(method, path, token, **more)
        assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer

    def get(self, path: str, token: str | None = None, **params: Any) -> Any:
        return _good(self.ask("GET", path, token, params=params)).json()

    def post(self, path: str, body: Json, token: str | None = None) -> Any:
        return _good(self.ask("POST", path, token, json=body)).json()


def _good(answer: httpx.Response) -> httpx.Response:
    if not answer.is_success:
        raise Refusal(answer)
    return answer
