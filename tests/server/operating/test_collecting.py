"""The collector of cycles leaves alone what has survived it, and forgets nothing for ever."""

from __future__ import annotations

import gc
import weakref

from server.kit import run
from undergrowth.server.collecting import Collecting, go_through


class Ring:
    """Something in a cycle."""

    def __init__(self) -> None:
        self.me = self


def test_what_survives_is_set_aside_and_gone_through_later() -> None:
    async def work() -> None:
        collecting = Collecting()
        collecting.begin()
        try:
            kept, gone = Ring(), weakref.ref(Ring())
            gc.collect()
            assert gone() is None  # what is new is collected as ever
            assert not any(each is kept for each in gc.get_objects())
            there = weakref.ref(kept)
            del kept
            gc.collect()
            assert there() is not None
            go_through()
            assert there() is None
        finally:
            collecting.end()
        assert gc.get_freeze_count() == 0

    run(work())
