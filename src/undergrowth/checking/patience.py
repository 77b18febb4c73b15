"""A limit on the time of one answer: a procedure that goes back without asking never ends."""

from __future__ import annotations

import _thread
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final

LONGEST: Final = 30.0
"""The seconds that a question or an answer of a test game may take; most take milliseconds."""


class NeverEnds(Exception):
    """An answer took longer than any rule does."""


class Patience:
    """Interrupts the main thread when it has not called `go_on` for too long.

    The block then raises `NeverEnds`.  In another thread, nothing is watched.
    """

    def __init__(
        self, seconds: float = LONGEST, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds: Final = seconds
        self._clock: Final = clock
        self._since = clock()
        self._over: Final = threading.Event()
        self._ran_out = False
        self._watcher: Final = threading.Thread(target=self._watch, daemon=True)

    def go_on(self) -> None:
        """Begin to wait anew: the game has come to its next question."""
        self._since = self._clock()

    def _watch(self) -> None:
        while not self._over.wait(min(1.0, self._seconds / 4)):
            if self._clock() - self._since > self._seconds:
                self._ran_out = True
                _thread.interrupt_main()
                return

    def __enter__(self) -> Patience:
        if threading.current_thread() is threading.main_thread():
            self._watcher.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        if self._ran_out and isinstance(error, KeyboardInterrupt):
            raise NeverEnds().with_traceback(trace) from None
