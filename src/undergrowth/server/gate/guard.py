"""Protection of the server: known hosts, bounded bodies of the right type, safe headers, limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undergrowth.server.config import Config
from undergrowth.server.errors import Refused, refusal, unforeseen
from undergrowth.server.gate.limits import Gauge, Limits, grouped
from undergrowth.server.gate.sharing import Refusals
from undergrowth.server.gate.traffic import Traffic, is_answer

USUAL: Final = 64 * 1024
"""The most bytes of an ordinary body."""
READS: Final = ("GET", "HEAD", "OPTIONS")
SMALL: Final = 4 * 1024
"""The most bytes of an answer to a question."""
PIECE: Final = 64 * 1024
"""The bytes counted at first for a body without a stated length."""
UPLOADS: Final = "/api/replays"
"""The path that takes larger bodies."""
KINDS: Final = {UPLOADS: ("application/x-ndjson", "application/json")}

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
NOTHING: Final = "default-src 'none'; frame-ancestors 'none'"
UNCHANGED: Final = 304
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """The middleware that every request passes first."""

    def __init__(
        self,
        app: ASGIApp,
        config: Config,
        limits: Limits,
        keeps_away: Callable[[str], bool] = lambda host: False,
    ) -> None:
        """`keeps_away` says whether the operator has blocked an address."""
        self._app = app
        self._keeps_away = keeps_away
        self._limits = limits
        self._refusals = Refusals(config.origins)
        self._traffic = Traffic(limits)
        self._large = config.upload_bytes
        self._hosts = {host.lower() for host in config.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        outgoing = _Careful(send)
        careful: Send = outgoing
        answer = self._refuses(scope)
        if answer is not None:
            await self._refusals.send(answer, scope, receive, careful)
            return
        method, path = scope["method"], scope["path"]
        weight = Weight(self._limits.bodies, caller(scope), is_answer(method, path))
        try:
            await self._traffic.comes(weight.address, method, path)
            held = await self._body(scope, receive, weight)
            if held and held[0]["type"] == "http.disconnect":
                return  # the client has gone
            if method == "HEAD":
                scope, careful = {**scope, "method": "GET"}, _Head(careful)
            await self._app(scope, _again(held, receive), careful)
        except Refused as error:
            headers = {**error.headers, **({} if method in READS else {"Connection": "close"})}
            answer = JSONResponse(error.body, error.status, headers)  # a body may be left unread
            await self._refusals.send(answer, scope, receive, careful)
        except Exception as error:
            if outgoing.has_begun:
                raise  # half an answer is told by nothing but its end
            await self._refusals.send(unforeseen(method, path, error), scope, receive, careful)
        finally:
            weight.leave()

    async def _body(self, scope: Scope, receive: Receive, weight: Weight) -> list[Message]:
        """Return the body, which is counted before it is read.  Refuses one that is too large."""
        if scope["method"] not in ("POST", "PUT", "PATCH", "DELETE"):
            return []
        said = Headers(scope=scope).get("content-length")
        weight.grow(int(said) if said is not None else PIECE)
        return [await _body(receive, self._most(scope), weight)]

    def _refuses(self, scope: Scope) -> Any:
        headers = Headers(scope=scope)
        if scope.get("client") and self._keeps_away(scope["client"][0]):
            return refusal(403, "the operator of this server has blocked your address")
        if self._hosts:
            host = headers.get("host", "").lower()
            name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
            if name not in self._hosts:
                return refusal(400, "this server does not go by that name")
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and len(length) < 20:
            if int(length) > self._most(scope):
                return refusal(413, "the body is too large", {"Connection": "close"})
        else:
            return refusal(400, "Content-Length is no number")
        return self._refuses_kind(scope, headers)

    def _most(self, scope: Scope) -> int:
        """Return the most bytes that a body may have."""
        if is_answer(scope["method"], scope["path"]):
            return SMALL
        return self._large if scope["path"] == UPLOADS else USUAL

    def _refuses_kind(self, scope: Scope, headers: Headers) -> Any:
        """Refuse bodies of other types: forms of other sites cannot send JSON, so they cannot write
        here."""
        if scope["method"] not in ("POST", "PUT") or not scope["path"].startswith("/api/"):
            return None
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        known = KINDS.get(scope["path"], ("application/json",))
        if kind not in known and _is_taken(scope):
            return refusal(415, f"the body must be {' or '.join(known)}")
        return None


class Weight:
    """The memory for the body of one request, counted for its address and in total."""

    def __init__(self, bodies: Gauge, address: str, first: bool) -> None:
        """Begin counting; with `first`, only the address's own limit applies.

        Answers of players are small and urgent, so they are accepted whatever others send.
        """
        self.address = address
        self._enter = bodies.enter_anyway if first else bodies.enter
        self._bodies = bodies
        self._amount = 0

    def grow(self, amount: int) -> None:
        """Count `amount` bytes more.  Refuses when it is too much."""
        self._enter(self.address, "too much is being sent", amount)
        self._amount += amount

    def reaches(self, amount: int) -> None:
        """Count the body as at least `amount` bytes.  Refuses when it is too much."""
        if amount > self._amount:
            self.grow(amount - self._amount)

    def leave(self) -> None:
        """Release the memory when the request is over."""
        self._bodies.leave(self.address, self._amount)


def caller(scope: Scope) -> str:
    """Return the address that a request counts for."""
    client = scope.get("client")
    return grouped(client[0]) if client else ""


async def _body(receive: Receive, most: int, weight: Weight) -> Message:
    """Return the whole body as one message.  Refuses one that is too large."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            raise Refused(413, "too_large", "the body is too large")
        weight.reaches(size)
        parts.append(part)
        if not message.get("more_body", False):
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}


def _again(held: list[Message], receive: Receive) -> Receive:
    """Return a receiver that gives the held messages first, then later ones."""

    async def again() -> Message:
        return held.pop() if held else await receive()

    return again


def _is_taken(scope: Scope) -> bool:
    """Whether a route takes the request: otherwise it is 404 or 405, whatever its body."""
    routes = scope["app"].router.routes
    return any(route.matches(scope)[0] is Match.FULL for route in routes)


class _Head:
    """A sender that sends the head of an answer without its body."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._over = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            await self._send(message)
        elif not self._over:
            self._over = True  # do not wait for the end of a stream
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})


class _Careful:
    """A sender that adds safe headers to each response."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in ALWAYS.items():
                headers.setdefault(name, value)
            if message["status"] != UNCHANGED:  # a cached page keeps the headers sent with it
                page = headers.get("content-type", "").startswith("text/html")
                headers.setdefault("Content-Security-Policy", POLICY if page else NOTHING)
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)
