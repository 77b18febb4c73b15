"""Computer players that think in processes of their own, so that people never wait for them."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from undergrowth.engine.errors import PlayerFailed
from undergrowth.server.config import Config
from undergrowth.server.errors import logger
from undergrowth.server.gate.limits import Limits
from undergrowth.server.work.threads import Threads
from undergrowth.server.work.workers import Workers
from undergrowth.session import PendingChoice
from undergrowth.table.game import Game
from undergrowth.table.saving.saves import dump
from undergrowth.words import language

_PROGRAM: Final = "from undergrowth.server.work.thinking import main; main()"
_GRACE: Final = 10.0
"""The seconds beyond its time after which a player that overruns is ended."""
_LIVES: Final = 2
"""The attempts at a question that crashes its process."""
Told = dict[str, Any]


def _endless() -> float:
    """Return as many seconds as there may be."""
    return math.inf


class Thinkers:
    """The processes of a server in which players think."""

    def __init__(self, config: Config, limits: Limits, threads: Threads) -> None:
        self._seconds = config.thinking_seconds
        self._threads = threads
        self._limits = limits
        program = (sys.executable, "-c", _PROGRAM, str(config.thinking_megabytes))
        self.workers = Workers(program, config.thinking_at_once)

    async def answer(
        self,
        choice: PendingChoice,
        whose: str,
        left: Callable[[], float] = _endless,
        patience: float = math.inf,
    ) -> tuple[str, list[int]]:
        """Return a player's answer and its generator afterwards; the time counts for an address.

        Addresses that have used the least computing come first.  `left` returns the seconds that
        the player may still think, which may be fewer than usual.  Raises `Busy` when no process is
        there within `patience`, and `PlayerFailed`.
        """
        asked = {"what": "answer", "player": choice.player, "generator": choice.generator}
        told = await self._asked(
            asked, choice.game, lambda: min(self._seconds, left()), whose, patience
        )
        return told["text"], told["generator"]

    async def visit(self, whose: str, patience: float) -> None:
        """Wait for a process as a choice does, where there is none.  Raises `Busy`."""
        with suppress(ConnectionError):
            await self.workers.visit(self._limits.computing.used(whose), patience)

    async def advice(self, g: Game, player: str, seconds: float, seed: int, whose: str) -> Told:
        """Return a player's advice; see `understood.advice`.  Raises `PlayerFailed`."""
        asked = {"what": "advice", "player": player, "seed": seed, "language": language()}
        return await self._asked(asked, g, lambda: seconds, whose)

    async def price(
        self, g: Game, text: str, tries: int, hands_open: bool, seconds: float, whose: str
    ) -> Told:
        """Return the price of an answer; see `understood.priced`.  Raises `PlayerFailed`."""
        asked = {"what": "price", "text": text, "tries": tries, "hands_open": hands_open}
        asked["language"] = language()
        return await self._asked(asked, g, lambda: seconds, whose)

    async def _asked(
        self,
        asked: Told,
        g: Game,
        left: Callable[[], float],
        whose: str,
        patience: float = math.inf,
    ) -> Told:
        request = await self._threads.run(lambda: _line(asked, g))
        for _ in range(_LIVES):
            answer = await self._tried(request, left, whose, patience)
            if answer is not None:
                break
            logger.warning("a process in which a player thinks has ended")
        else:
            raise PlayerFailed("the process in which it thinks has ended")
        if "failed" in answer:
            raise PlayerFailed(answer["failed"])
        told: Told = answer["done"]
        return told

    async def _tried(
        self, request: bytes, left: Callable[[], float], whose: str, patience: float
    ) -> Told | None:
        """Return a process's answer; None if it has crashed.  Raises as `answer` does."""
        computing, seconds = self._limits.computing, left()
        spend = partial(computing.spend, whose)
        try:
            said = await self.workers.answer(
                request,
                seconds + _GRACE,
                computing.used(whose),
                spend,
                patience,
                lambda line: _within(line, left()),
            )
            answer: Told = json.loads(said)
        except TimeoutError:
            raise PlayerFailed(f"it takes longer than {seconds:g} seconds") from None
        except (ConnectionError, ValueError):
            return None
        return answer


def _line(asked: Told, g: Game) -> bytes:
    """Return a request encoded for a process, without the time for it."""
    return json.dumps({**asked, "game": dump(g, log=False)}, separators=(",", ":")).encode() + b"\n"


def _within(line: bytes, seconds: float) -> bytes:
    """Return a request with the seconds that the player may think."""
    return b'{"seconds":%.3f,' % seconds + line[1:]
