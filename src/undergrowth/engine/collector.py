"""Pausing Python's garbage collector while games are copied.

A game and all it holds form no reference cycles, so they are freed by reference counting alone. The
cyclic collector still scans every live object again and again: a copy kept among many thousands (as
in a search tree) costs some fifteen times one that is dropped at once, nearly all of it time of the
collector.

    with resting():
        tree.grow()
"""

from __future__ import annotations

import gc
from types import TracebackType


class Resting:
    """Context manager that pauses the garbage collector; it may be nested."""

    def __init__(self) -> None:
        self._stopped = False
        """Whether this block paused the collector; an outer block may have done so before."""

    def __enter__(self) -> None:
        self._stopped = gc.isenabled()
        gc.disable()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._stopped:
            gc.enable()


def resting() -> Resting:
    """Pause the garbage collector for a `with` block, in the whole process.

    Objects of the engine are freed all the same.  Cycles made by other code stay in memory until
    the block ends.
    """
    return Resting()
