"""Rate limits for log lines that clients can cause."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

MOST: Final = 20
"""The lines of one kind in a minute."""
MINUTE: Final = 60.0
_LOGGERS: Final = ("undergrowth.server", "uvicorn.error", "asyncio")
_KINDS: Final = 200
"""The number of kinds after which old ones are forgotten."""


class Sparing(logging.Filter):
    """A filter that passes a number of lines of each kind in a minute.

    The first line of a later minute says how many were dropped.  A kind is the message before its
    arguments are filled in.
    """

    def __init__(self, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._clock = clock
        self._kinds: dict[str, list[float]] = {}
        """By kind, the start of its minute, and the number of lines in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
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
    """Install the filter with fresh counts, in place of an earlier server's."""
    for name in _LOGGERS:
        kept = logging.getLogger(name)
        for each in [each for each in kept.filters if isinstance(each, Sparing)]:
            kept.removeFilter(each)
        kept.addFilter(Sparing(most))
