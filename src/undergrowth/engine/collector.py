"""Python's collector of cycles, and why it may rest while games are copied.

A game and all it holds are freed when nobody refers to them any more: there is no cycle in them.
The collector does not know that.  It goes over everything that is kept again and again, so that a
copy kept among many thousands (a search tree's) costs some fifteen times one that is dropped at
once, nearly all of it the collector's.

    with resting():
        tree.grow()
"""

from __future__ import annotations

import gc
from types import TracebackType


class Resting:
    """A block of work during which the collector rests; such blocks may lie in each other."""

    def __init__(self) -> None:
        self._stopped = False
        """Whether this block stopped it: one that rested already goes on resting afterwards."""

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
    """Let the collector rest for a `with` block, in all of this process.

    Everything of the engine's is freed all the same.  Cycles that other code makes meanwhile stay
    until the block is over.
    """
    return Resting()
