"""How much one address may begin: enough for people, too little to fill a disk."""

from __future__ import annotations

import time
from collections import deque

from undergrowth.server.errors import Refused

_HOUR = 3600.0


class Limits:
    """Counts what each address has begun in the last hour."""

    def __init__(self, an_hour: int) -> None:
        self._most = an_hour
        self._begun: dict[str, deque[float]] = {}

    def check(self, address: str) -> None:
        """Count one more.  Refuses when there were too many."""
        now = time.monotonic()
        if len(self._begun) > 10_000:
            self._forget(now)
        times = self._begun.setdefault(address, deque())
        while times and times[0] < now - _HOUR:
            times.popleft()
        if len(times) >= self._most:
            raise Refused(429, "too_many", "that is a lot of games for an hour: try again later")
        times.append(now)

    def _forget(self, now: float) -> None:
        for address, times in list(self._begun.items()):
            if not times or times[-1] < now - _HOUR:
                del self._begun[address]
