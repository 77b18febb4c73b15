"""Logging of what others cause: only so many lines of a kind."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

MOST: Final = 20
"""Lines of one kind in a minute."""
MINUTE: Final = 60.0
_LOGGERS: Final = ("undergrowth.server", "uvicorn.error", "asyncio")
_KINDS: Final = 200
"""Kinds after which those of minutes ago are forgotten."""


class Sparing(logging.Filter):
    """Lets so many lines of a kind through in a minute; the next one says how many were not.

    A kind is the sentence before its names are filled in.
    """

    def __init__(self, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._clock = clock
        self._kinds: dict[str, list[float]] = {}
        """By kind, when its minute began, and how many lines there were in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        kind, now = str(record.msg), self._clock()
        if len(self._kinds) > _KINDS:
            self._kinds = {k: v for k, v in self._kinds.items() if now - v[0] < MINUTE}
        begun, count = self._kinds.get(kind, (now, 0.0))
        left_out = 0.0
        if now - begun >= MINUTE:
            left_out, begun, count = max(0.0, count - self._most), now, 0.0
        self._kinds[kind] = [begun, count + 1]
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out:.0f} more like it before)"
            record.args = ()
        return count < self._most


def spare(most: int = MOST) -> None:
    """Log sparingly from here on, whatever a server before this one has logged."""
    for name in _LOGGERS:
        kept = logging.getLogger(name)
        for each in [each for each in kept.filters if isinstance(each, Sparing)]:
            kept.removeFilter(each)
        kept.addFilter(Sparing(most))
