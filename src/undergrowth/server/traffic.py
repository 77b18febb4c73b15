"""What a request costs, and who comes first when there are many.

Everything that is not an answer to a question waits for its turn: one request is begun each time
the event loop comes round, of those that wait the one whose address has asked for the least.
So an answer waits for one other request at most, however many have come before it.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from typing import Final

from undergrowth.server.limits import Limits

_ANSWERS: Final = frozenset({"answers", "undo"})
"""Last parts of the addresses by which people play."""
_FILE: Final = 0.2
_USUAL: Final = 1.0
_COSTLY: Final = 5.0
_COSTS: Final[dict[str, float]] = {
    "advice": _COSTLY,
    "ahead": _COSTLY,
    "coach": _COSTLY,
    "games": 10.0,
    "log": _COSTLY,
    "play-on": 10.0,
    "position": _COSTLY,
    "replay": _COSTLY,
    "replays": 10.0,
    "review": 10.0,
}
"""By the last part of an address: how many times as much as looking at a game."""


def is_answer(method: str, path: str) -> bool:
    """Whether a request is an answer of somebody who plays, or takes one back."""
    parts = path.split("/")
    is_in_game = len(parts) == 5 and path.startswith("/api/games/")
    return method == "POST" and is_in_game and parts[-1] in _ANSWERS


def cost_of(path: str) -> float:
    """Return what a request costs; one for the state of a game is 1."""
    if not path.startswith("/api/"):
        return _FILE
    if path.startswith("/api/analysis/"):
        return _COSTLY
    return _COSTS.get(path.rsplit("/", 1)[-1], _USUAL)


class Traffic:
    """The requests of a server."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._begins = False

    async def comes(self, address: str, method: str, path: str) -> None:
        """Count a request and wait until it may begin.  Refuses when there were too many."""
        if is_answer(method, path):
            self._limits.answers.take(address, 1.0)
            return
        self._limits.requests.take(address, cost_of(path))
        await self._turn(self._limits.requests.lacking(address))

    async def _turn(self, rank: float) -> None:
        """Wait for a turn; the lowest rank comes first, then who came first."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        if not self._begins:
            self._begins = True
            loop.call_soon(self._next, loop)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let one request begin; the next follows when the loop has come round."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                break
        self._begins = bool(self._waiting)
        if self._begins:
            loop.call_soon(self._next, loop)
