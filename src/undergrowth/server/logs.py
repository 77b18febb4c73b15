"""The log: its two formats, and rate limits for lines that clients can cause."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The number of the request that is being answered."""
TEXT: Final = "text"
JSON: Final = "json"

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


class AsText(logging.Formatter):
    """Lines for people, with the number of the request at the end."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return a line."""
        number = REQUEST.get()
        line = super().formatMessage(record)
        return f"{line} [request {number}]" if number else line


class AsJson(logging.Formatter):
    """Lines for programs: an object with time, level, logger, message, request and what else is
    known."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if number := REQUEST.get():
            told["request"] = number
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_to_stderr(form: str = TEXT) -> None:
    """Write the log to standard error; as JSON with a line for each request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == JSON else AsText())
    logging.basicConfig(handlers=[handler])
    for chatty in ("httpx", "httpcore"):
        logging.getLogger(chatty).setLevel(logging.WARNING)  # they would log addresses
    if form == JSON:
        logging.getLogger("undergrowth.requests").setLevel(logging.INFO)
