"""Limits for each address: at once, and per hour.

An address is one of IPv4, or a /64 network of IPv6, since its holder has all addresses in it.
Holders of a /56 or /48 network have many of those, so these networks have a limit, too.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from undergrowth.server.config import Config
from undergrowth.server.errors import Refused

HOUR: Final = 3600.0
MINUTE: Final = 60.0
"""Seconds in a minute."""
SOON: Final = 5
"""The default seconds after which to try again."""
SHARE: Final = 4
"""One address may take one part in this many of a shared queue."""
_MANY: Final = 10_000
"""The number of addresses after which idle ones are forgotten."""
_AROUND: Final = ((56, 2), (48, 4))
"""The prefix lengths of larger IPv6 networks, and their limit as a multiple of an address's."""
Clock = Callable[[], float]


def grouped(host: str) -> str:
    """Return the address that counts for a host."""
    try:
        address = ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


@lru_cache(maxsize=4096)
def networks_around(address: str) -> tuple[tuple[str, int], ...]:
    """Return the keys that an address counts for: itself, and for IPv6 the networks around it.

    Each comes with its limit as a multiple of one address's.
    """
    try:
        network = ipaddress.IPv6Network(address)
    except ValueError:
        return ((address, 1),)
    wider = [(network.supernet(new_prefix=bits), times) for bits, times in _AROUND]
    return ((address, 1), *((str(each), times) for each, times in wider))


class _Uses:
    """The use of one address, second by second."""

    def __init__(self) -> None:
        self.each: deque[tuple[float, float]] = deque()
        self.total = 0.0

    def add(self, now: float, amount: float) -> None:
        """Add an amount; amounts within a second are combined."""
        self.total += amount
        if self.each and now - self.each[-1][0] < 1.0:
            now, before = self.each.pop()
            amount += before
        self.each.append((now, amount))

    def forget(self, since: float) -> float:
        """Forget entries up to a moment; return the remaining total."""
        while self.each and self.each[0][0] <= since:
            self.total -= self.each.popleft()[1]
        if not self.each:
            self.total = 0.0  # rounding errors would remain otherwise
        return self.total


class Meter:
    """A limit for each address within the last hour."""

    def __init__(self, most: float, what: str, clock: Clock = time.monotonic) -> None:
        """`what` begins the sentence of a refusal."""
        self._most = most
        self._what = what
        self._clock = clock
        self._used: dict[str, _Uses] = {}
        self._most_known = _MANY

    def check(self, address: str) -> None:
        """Refuse an address that has used up its limit."""
        for network, times in networks_around(address):
            over = self.used(network) - self._most * times
            if over >= 0:
                wait = self._until(network, over)
                message = f"{self._what} from one address in an hour: try again later"
                raise Refused(429, "too_many", message, retry_after=wait)

    def _until(self, address: str, over: float) -> int:
        """Return the seconds until enough of the use is an hour old."""
        uses = self._used.get(address)
        for moment, amount in uses.each if uses is not None else ():
            over -= amount
            if over < 0:
                return max(1, math.ceil(moment + HOUR - self._clock()))
        return int(HOUR)

    def count(self, address: str) -> None:
        """Count one use.  Refuses when there were too many."""
        self.check(address)
        self.spend(address, 1.0)

    def spend(self, address: str, amount: float) -> None:
        """Count an amount, whether the limit allows it or not."""
        if len(self._used) > self._most_known:
            self._forget()
        for network, _ in networks_around(address):
            self._used.setdefault(network, _Uses()).add(self._clock(), amount)

    def used(self, address: str) -> float:
        """Return the amount used by an address."""
        uses = self._used.get(address)
        return uses.forget(self._clock() - HOUR) if uses is not None else 0.0

    def _forget(self) -> None:
        for address in list(self._used):
            if not self.used(address):
                del self._used[address]
        self._most_known = max(_MANY, 2 * len(self._used))  # so that this runs seldom


class Gauge:
    """A limit on simultaneous use, for each address and in total."""

    def __init__(self, most: float, each: float) -> None:
        self._most = most
        self._each = each
        self._now: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str, what: str, amount: int = 1) -> None:
        """Take an amount.  Refuses when it is too much; `what` begins the sentence."""
        if self._all + amount > self._most:
            message = f"{what} on this server: try again in a moment"
            raise Refused(503, "unavailable", message, retry_after=SOON)
        self.enter_anyway(address, what, amount)

    def enter_anyway(self, address: str, what: str, amount: int = 1) -> None:
        """Take an amount, limited only by the address's own share."""
        around = networks_around(address)
        if any(self._now[key] + amount > self._each * times for key, times in around):
            message = f"{what} from your address: try again in a moment"
            raise Refused(429, "too_many", message, retry_after=SOON)
        self._all += amount
        for key, _ in around:
            self._now[key] += amount

    def leave(self, address: str, amount: int = 1) -> None:
        """Give an amount back."""
        self._all -= amount
        for key, _ in networks_around(address):
            self._now[key] -= amount
            if not self._now[key]:
                del self._now[key]


class Bucket:
    """A token bucket for each address: tokens can be spent at once or slowly, and refill
    steadily."""

    def __init__(self, a_minute: float, clock: Clock = time.monotonic) -> None:
        self._most = a_minute
        self._clock = clock
        self._gone: dict[str, tuple[float, float]] = {}
        """By address, the missing tokens, and the time of that count."""
        self._most_known = _MANY

    def take(self, address: str, amount: float) -> None:
        """Spend tokens.  Refuses when there are not enough."""
        around = networks_around(address)
        for key, times in around:
            over = self.lacking(key, times) + amount - self._most * times
            if over > 0:
                wait = math.ceil(over / (self._most * times) * MINUTE) if self._most else MINUTE
                message = "that is a lot of requests from one address: try again later"
                raise Refused(429, "too_many", message, retry_after=max(1, int(wait)))
        if len(self._gone) > self._most_known:
            self._forget()
        for key, times in around:
            self._gone[key] = (self.lacking(key, times) + amount, self._clock())

    def lacking(self, address: str, times: int = 1) -> float:
        """Return the number of tokens that an address has spent and not got back yet."""
        lacked, since = self._gone.get(address, (0.0, 0.0))
        if not lacked or math.isinf(self._most):
            return 0.0
        return max(0.0, lacked - (self._clock() - since) * self._most * times / MINUTE)

    def _forget(self) -> None:
        for address in list(self._gone):
            if not self.lacking(address):
                del self._gone[address]
        self._most_known = max(_MANY, 2 * len(self._gone))


class Limits:
    """The limits of a server."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self.games = Meter(config.games_per_hour, "that is a lot of games", clock)
        self.uploads = Meter(config.uploads_per_hour, "that is a lot of uploads", clock)
        self.joins = Meter(config.joins_per_hour, "that is a lot of tables", clock)
        self.listed = Meter(config.tables_per_hour, "that is a lot of tables", clock)
        self.mails = Meter(config.mails_per_hour, "that is a lot of addresses for notices", clock)
        self.sent = Meter(config.mails_in_all_per_hour, "that is a lot of mails", clock)
        self.questions = Meter(config.mails_in_all_per_hour / 4, "that is a lot of mails", clock)
        self.boxes = Meter(config.mails_to_one_per_hour, "that is a lot of mails", clock)
        self.sign_ins = Meter(config.sign_ins_per_hour, "that is a lot of signing in", clock)
        self.links = Meter(config.links_to_one_per_hour, "that is a lot of mails", clock)
        self.reports = Meter(config.reports_per_hour, "that is a lot of reports", clock)
        self.computing = Meter(config.computing_per_hour, "that is a lot of computing", clock)
        self.streams = Gauge(config.most_streams, config.streams_per_address)
        self.requests = Bucket(config.requests_per_minute, clock)
        self.answers = Bucket(config.answers_per_minute, clock)
        self.bodies = Gauge(config.body_megabytes * 2**20, config.body_megabytes * 2**20 / 8)
