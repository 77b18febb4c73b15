"""The outermost layer of the application: it numbers, counts and times every request."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undergrowth.server.logs import REQUEST
from undergrowth.server.operating.metrics import Metrics

HEADER: Final = "X-Request-ID"
"""The header with the number of a request, which is in the lines of the log that it has caused."""
requests = logging.getLogger("undergrowth.requests")
"""The logger of one line for each request."""
_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
_OTHER: Final = "other"
_PAGES: Final = "pages"
_STREAM: Final = "/stream"


class Recording:
    """The middleware that records every request.

    What it records has no address, and of the path only the route: the id of a game is a secret.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        token = REQUEST.set(number)
        begun, status, is_over = time.monotonic(), 499, False  # unless answered, the client left

        def over() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._record(scope, status, time.monotonic() - begun)

        async def numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = number
            elif not message.get("more_body", False):
                over()  # before the client can know of it
            await send(message)

        try:
            await self._app(scope, receive, numbered)
        finally:
            over()
            REQUEST.reset(token)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else _OTHER
        route = route_of(scope)
        timed = None if route.endswith(_STREAM) else seconds
        self._metrics.add_request(method, route, status, timed)
        if requests.isEnabledFor(logging.INFO):
            told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000)}
            requests.info("request", extra={"fields": told})


def route_of(scope: Scope) -> str:
    """Return the pattern of the route that took a request, never its path."""
    taken = scope.get("endpoint")
    for each in (scope.get("route"), taken):
        pattern = getattr(each, "path", None)
        if isinstance(pattern, str):
            return pattern
    return _OTHER if scope["path"].startswith("/api/") or taken is not None else _PAGES
