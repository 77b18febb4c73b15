"""What each address may have: at once, and in an hour.

An address is one of IPv4, or a network of 64 bits of IPv6: whoever has one of those has them all.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

from undergrowth.server.config import Config
from undergrowth.server.errors import Refused

HOUR: Final = 3600.0
"""Seconds."""
SOON: Final = 5
"""Seconds after which to try again where nobody knows better."""
_MANY: Final = 10_000
"""Addresses after which those that did nothing lately are forgotten."""
Clock = Callable[[], float]


def grouped(host: str) -> str:
    """The address that counts for a host."""
    try:
        address = ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class _Uses:
    """What one address has used, second by second."""

    def __init__(self) -> None:
        self.each: deque[tuple[float, float]] = deque()
        self.total = 0.0

    def add(self, now: float, amount: float) -> None:
        """So much more; many small ones of a second are one."""
        self.total += amount
        if self.each and now - self.each[-1][0] < 1.0:
            now, before = self.each.pop()
            amount += before
        self.each.append((now, amount))

    def forget(self, since: float) -> float:
        """Forget what was before a moment; returns what is left."""
        while self.each and self.each[0][0] <= since:
            self.total -= self.each.popleft()[1]
        if not self.each:
            self.total = 0.0  # sums of fractions leave crumbs
        return self.total


class Meter:
    """What each address has used of something in the last hour."""

    def __init__(self, most: float, what: str, clock: Clock = time.monotonic) -> None:
        """`what` ends the sentence of a refusal."""
        self._most = most
        self._what = what
        self._clock = clock
        self._used: dict[str, _Uses] = {}

    def check(self, address: str) -> None:
        """Refuses whoever has used all there is."""
        over = self.used(address) - self._most
        if over < 0:
            return
        wait = self._until(address, over)
        message = f"{self._what} from one address in an hour: try again later"
        raise Refused(429, "too_many", message, retry_after=wait)

    def _until(self, address: str, over: float) -> int:
        """Seconds until enough of it is an hour ago."""
        uses = self._used.get(address)
        for moment, amount in uses.each if uses is not None else ():
            over -= amount
            if over < 0:
                return max(1, math.ceil(moment + HOUR - self._clock()))
        return int(HOUR)

    def count(self, address: str) -> None:
        """One more.  Refuses when there were too many."""
        self.check(address)
        self.spend(address, 1.0)

    def spend(self, address: str, amount: float) -> None:
        """So much more, whether there was enough or not."""
        if len(self._used) > _MANY:
            self._forget()
        self._used.setdefault(address, _Uses()).add(self._clock(), amount)

    def used(self, address: str) -> float:
        """What an address has used."""
        uses = self._used.get(address)
        return uses.forget(self._clock() - HOUR) if uses is not None else 0.0

    def _forget(self) -> None:
        for address in list(self._used):
            if not self.used(address):
                del self._used[address]


class Gauge:
    """What each address has at once, and all together."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._now: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str, what: str) -> None:
        """One more.  Refuses when there are too many; `what` begins the sentence."""
        if self._all >= self._most:
            message = f"{what} are open on this server: try again in a moment"
            raise Refused(503, "unavailable", message, retry_after=SOON)
        if self._now[address] >= self._each:
            message = f"{what} are open from your address: close one of them"
            raise Refused(429, "too_many", message, retry_after=SOON)
        self._all += 1
        self._now[address] += 1

    def leave(self, address: str) -> None:
        """One less."""
        self._all -= 1
        self._now[address] -= 1
        if not self._now[address]:
            del self._now[address]


class Limits:
    """The limits of a server."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self.games = Meter(config.games_per_hour, "that is a lot of games", clock)
        self.uploads = Meter(config.uploads_per_hour, "that is a lot of uploads", clock)
        self.mails = Meter(config.mails_per_hour, "that is a lot of new mail addresses", clock)
        self.computing = Meter(config.computing_per_hour, "that is a lot of computing", clock)
        self.streams = Gauge(config.most_streams, config.streams_per_address)
