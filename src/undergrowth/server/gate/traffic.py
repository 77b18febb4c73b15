"""The costs of requests, and their order under load.

Every request that is not an answer to a question waits for its turn: in each round of the event
loop one is begun, that of the address with the least use.  So an answer waits for at most one other
request, however many came before it.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from typing import Final

from undergrowth.server.gate.limits import Limits

_ANSWERS: Final = frozenset({"answers", "undo"})
"""The last parts of the paths by which people play."""
_FILE: Final = 0.2
_USUAL: Final = 1.0
_COSTLY: Final = 5.0
_AGAIN: Final = 20.0
"""The cost of a decision after which a game is read again."""
_COSTS: Final[dict[str, float]] = {
    "advice": _COSTLY,
    "ahead": _COSTLY,
    "away": _AGAIN,
    "back": _AGAIN,
    "choices": 10.0,
    "claim": _COSTLY,
    "coach": _COSTLY,
    "docs": _FILE,
    "find": _COSTLY,
    "games": 10.0,
    "invitation": _COSTLY,
    "join": _COSTLY,
    "link": _COSTLY,
    "log": _COSTLY,
    "mine": _COSTLY,
    "phrases": _COSTLY,
    "play-on": 10.0,
    "player": _COSTLY,
    "position": _COSTLY,
    "proposals": _AGAIN,
    "reaction": _COSTLY,
    "rematch": 10.0,
    "replay": _COSTLY,
    "replays": 10.0,
    "reports": _COSTLY,
    "resign": _AGAIN,
    "review": 10.0,
    "seat": _COSTLY,
    "settings": _COSTLY,
    "stream": _COSTLY,
    "table": _COSTLY,
    "tables": _COSTLY,
    "watch": _COSTLY,
}
"""The cost by last part of a path, relative to the state of a game.

What writes waits for the disk, as answers do; a page that comes is told to all others.
"""
_SOLVED: Final = 10.0
"""The cost of looking at a puzzle or lesson in a game: a solver tries thousands of answers."""


def is_answer(method: str, path: str) -> bool:
    """Whether a request is a player's answer or undo."""
    parts = path.split("/")
    is_in_game = len(parts) == 5 and path.startswith("/api/games/")
    return method == "POST" and is_in_game and parts[-1] in _ANSWERS


def cost_of(path: str) -> float:
    """Return the cost of a request; the state of a game costs 1."""
    if path.startswith(
        ("/api/account", "/api/leagues", "/api/analysis/", "/api/companion/", "/mail/")
    ):
        return _COSTLY
    if not path.startswith("/api/"):
        return _FILE
    parts = path.split("/")
    if path.startswith("/api/games/") and parts[-2] in ("lessons", "puzzles"):
        return _SOLVED
    if parts[-2] == "proposals":
        return _AGAIN
    if parts[-2] == "prices":
        return _COSTLY
    return _COSTS.get(parts[-1], _USUAL)


class Traffic:
    """The queue of a server's requests."""

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
        """Wait for a turn; the lowest rank comes first, then the first to come."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        if not self._begins:
            self._begins = True
            loop.call_soon(self._next, loop)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let one request begin, and schedule the next for the following round of the loop."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                break
        self._begins = bool(self._waiting)
        if self._begins:
            loop.call_soon(self._next, loop)
