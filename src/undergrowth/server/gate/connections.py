"""Limits and deadlines for connections.

There are fewer connections than files that the process may open, and none waits for ever.  uvicorn
has no deadline for incomplete requests and no limit by address, so its protocol class is extended
here (its `http` setting).  When all connections are taken, a new one replaces the one that has
waited longest without a complete request.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from undergrowth.server.config import Config, networks
from undergrowth.server.gate.limits import SOON, grouped, networks_around

HEAD_BYTES: Final = 16 * 1024
"""The most bytes of a request's head."""
HEAD_LINES: Final = 100
"""The most lines of a request's head.  Reading one costs 8 microseconds, and many look through
all."""
CHUNKS: Final = 2000
"""The most chunks of a request's body.  Each costs 20 microseconds, however small it is."""
_BLANK: Final = re.compile(rb"\n\r?\n")
_COMPLETE: Final = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.SWITCHED_PROTOCOL)


class Door:
    """The connections of a server, counted by address."""

    def __init__(self, config: Config, most: int) -> None:
        self.config = config
        self._most = most
        self._trusted = networks(config.trusted_proxies)
        self._guests: dict[Guest, str] = {}
        """The connections with their addresses; empty for a proxy, which forwards many clients."""
        self._each: Counter[str] = Counter()
        self._waiting: dict[Guest, None] = {}
        """The connections without a complete request, the longest waiting first."""

    @property
    def guests(self) -> int:
        """The number of connections."""
        return len(self._guests)

    def refuses(self, guest: Guest, host: str) -> bytes | None:
        """Admit a connection and return None, or return the refusal to send."""
        address = "" if self._is_proxy(host) else grouped(host)
        around = networks_around(address)
        most = self.config.connections_per_address
        if address and any(self._each[key] >= most * times for key, times in around):
            return self.refusal(429, "too_many", "there are too many connections from your address")
        if self.guests >= self._most and not self._makes_room():
            return self.refusal(503, "unavailable", "there are too many connections: try again")
        self._guests[guest] = address
        for key, _ in around:
            self._each[key] += 1
        self.waits(guest)
        return None

    def refusal(self, status: int, code: str, message: str) -> bytes:
        """Return a complete response to send without reading a request.

        Nobody has said yet which page asks.  Where other sites' pages may call, all may read these
        refusals: they are the same for everybody.
        """
        return refusal(status, code, message, shared=bool(self.config.origins))

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.split("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._trusted)

    def _makes_room(self) -> bool:
        for guest in self._waiting:
            self.leaves(guest)
            guest.transport.abort()
            return True
        return False

    def waits(self, guest: Guest) -> None:
        """Mark a connection without a complete request, or whose client does not read."""
        if guest in self._guests:
            self._waiting.setdefault(guest)

    def works(self, guest: Guest) -> None:
        """Mark a connection that has a complete request."""
        self._waiting.pop(guest, None)

    def leaves(self, guest: Guest) -> None:
        """Remove a connection."""
        self._waiting.pop(guest, None)
        address = self._guests.pop(guest, None)
        for key, _ in networks_around(address) if address is not None else ():
            self._each[key] -= 1
            if not self._each[key]:
                del self._each[key]


class _Reader(h11.Connection):
    """A reader of requests that refuses a head too large before it reads any of it, and bodies in
    too many chunks.

    h11 has a limit only for heads that arrive in parts.
    """

    _chunks = 0

    def next_event(self) -> Any:
        """Return what comes next.  Raises `RemoteProtocolError`."""
        if self.their_state is h11.IDLE:
            here, _ = self.trailing_data
            end = _BLANK.search(here)
            size = len(here) if end is None else end.start()
            if size > HEAD_BYTES or here.count(b"\n", 0, size) >= HEAD_LINES:
                raise h11.RemoteProtocolError("the head is too large")
            self._chunks = 0
        event = super().next_event()
        if isinstance(event, h11.Data) and event.chunk_start:
            self._chunks += 1
            if self._chunks > CHUNKS:
                raise h11.RemoteProtocolError("the body has too many chunks")
        return event


class Guest(H11Protocol):
    """One connection."""

    door: Door
    _admitted = False
    _deadline: asyncio.TimerHandle | None = None
    _headless = True
    _stuck: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = _Reader(h11.SERVER)

    def connection_made(self, transport: Any) -> None:
        """Admit or refuse a new connection."""
        peer = transport.get_extra_info("peername")
        refused = self.door.refuses(self, str(peer[0]) if isinstance(peer, tuple) else "")
        if refused is not None:
            transport.write(refused)
            transport.close()
            return
        self._admitted = True
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a connection has ended."""
        self.door.leaves(self)
        self._cancel()
        self._unstick()
        if self._admitted:
            super().connection_lost(exc)

    # ---- receiving

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, and set the deadline for its rest."""
        if not self._admitted:
            return
        if self._deadline is None and not self._is_whole():
            self._expect()
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Finish a request; another may already have arrived behind it."""
        super().on_response_complete()
        self._look()
        if not self._is_whole():
            self.door.waits(self)

    def _is_whole(self) -> bool:
        """Whether a complete request is here, and not answered yet."""
        return self.conn.their_state in _COMPLETE

    def _expect(self) -> None:
        """Set the deadline for the head of the next request."""
        self._headless = True
        self._set(self.door.config.header_seconds)

    def _look(self) -> None:
        """Update the deadline by the part of the request that is still missing."""
        if self._is_whole():
            self._cancel()
            self.door.works(self)
        elif self._headless and self.conn.their_state is h11.SEND_BODY:
            self._headless = False
            self._set(self.door.config.body_seconds)

    def _set(self, seconds: float) -> None:
        self._cancel()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        """Handle a request whose rest did not come in time."""
        self._deadline = None
        transport = self.transport
        answering = self.cycle is not None and self.cycle.response_started
        if (answering and not self.cycle.response_complete) or transport.get_write_buffer_size():
            transport.abort()
        elif not transport.is_closing():
            part = "head" if self._headless else "body"
            said = f"the request's {part} did not come in time"
            transport.write(self.door.refusal(408, "timeout", said))
            transport.close()

    def send_400_response(self, msg: str) -> None:
        """Refuse data that is not HTTP; stop sending an answer in progress first."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _should_upgrade(self) -> bool:
        """Refuse other protocols: a request to upgrade is answered as plain HTTP."""
        return False

    # ---- sending

    def pause_writing(self) -> None:
        """Set a deadline when the client does not read."""
        super().pause_writing()
        self.door.waits(self)
        if self._stuck is None:
            seconds = self.door.config.write_seconds
            self._stuck = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Remove the deadline when the client reads again."""
        super().resume_writing()
        self._unstick()
        if self._is_whole():
            self.door.works(self)

    def _unstick(self) -> None:
        """Cancel the deadline for sending."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


def guests_of(kept: Door) -> type[asyncio.Protocol]:
    """Return the protocol class of a server, for uvicorn."""

    class Here(Guest):
        door = kept

    return Here


def refusal(status: int, code: str, message: str, shared: bool = False) -> bytes:
    """Return a complete response to send without reading a request.

    Pages of every site can read it where it is `shared` (CORS).
    """
    body = json.dumps({"error": {"code": code, "message": message}}).encode()
    words = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}
    head = [
        f"HTTP/1.1 {status} {words[status]}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"Retry-After: {SOON}",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
    ]
    readable = [
        "Access-Control-Allow-Origin: *",
        "Access-Control-Expose-Headers: Retry-After",
    ]
    lines = [*head, *(readable if shared else []), "", ""]
    return "\r\n".join(lines).encode() + body
