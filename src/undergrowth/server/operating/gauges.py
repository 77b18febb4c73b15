"""The present state of a server, as metrics."""

from __future__ import annotations

import threading
from collections.abc import Callable

from undergrowth.server.games.rooms import Rooms
from undergrowth.server.operating.metrics import Labels

Values = dict[Labels, float]


def gauges_of(rooms: Rooms) -> list[tuple[str, str, Callable[[], Values]]]:
    """Return what can be said of the games of a server: name, meaning and a function for each."""

    def pages() -> Values:
        return {(): sum(len(room.viewers) for room in rooms.here())}

    def waiting() -> Values:
        lengths = rooms.threads.lengths()
        return {(("queue", name),): length for name, length in lengths.items()}

    def processes() -> Values:
        return {(): 1 + len(rooms.neighbours.others) if rooms.neighbours is not None else 1}

    return [
        ("undergrowth_games", "Games in memory.", lambda: {(): len(rooms.here())}),
        ("undergrowth_pages", "Open pages.", pages),
        ("undergrowth_waiting", "Works that wait for a thread, by queue.", waiting),
        ("undergrowth_threads", "Threads.", lambda: {(): threading.active_count()}),
        ("undergrowth_processes", "Processes on the database, this one included.", processes),
    ]
