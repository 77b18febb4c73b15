"""A limit of processor time for what may have no end."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Final

SECONDS: Final = 60.0
"""The processor time for one look, one answer or the drawing of one position."""


class Endless(Exception):
    """Something takes so long that it may have no end."""


class Limit:
    """Raises `Endless` in what takes too much time of the processor.  Limits do not nest."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        signal.signal(signal.SIGVTALRM, _too_long)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)

    def __exit__(self, *error: object) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _too_long(number: int, frame: FrameType | None) -> None:
    raise Endless("this takes too long: it may have no end")
