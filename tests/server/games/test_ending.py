"""A server ends in bounded time, whatever its threads are busy with."""

from __future__ import annotations

import threading
from pathlib import Path

from server.kit import serving


def test_maintenance_in_progress_is_not_waited_for_without_limit(tmp_path: Path) -> None:
    """Such as the catalogue, written once the server answers: Ctrl-C must not wait for it."""
    began, goes_on = threading.Event(), threading.Event()

    def work() -> None:
        began.set()
        goes_on.wait(60)

    with serving(tmp_path) as running:
        rooms = running.rooms
        assert rooms.loop is not None
        rooms.loop.call_soon_threadsafe(
            lambda: rooms.soon(rooms.threads.read("", work, always=True))
        )
        assert began.wait(60)
    assert not goes_on.is_set(), "it has ended before the work has"
    goes_on.set()
