"""What guards a server: known hosts, bounded bodies of the right kind, careful headers, limits."""

from __future__ import annotations

from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undergrowth.server.config import Config
from undergrowth.server.errors import refusal

USUAL: Final = 64 * 1024
"""Bytes of an ordinary body."""
UPLOADS: Final = "/api/replays"
"""Where more may come."""
KINDS: Final = {UPLOADS: ("application/x-ndjson", "application/json")}

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
NOTHING: Final = "default-src 'none'; frame-ancestors 'none'"
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Wraps the application: what every request passes."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._large = config.upload_bytes
        self._hosts = {host.lower() for host in config.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        careful = _Careful(send)
        answer = self._refuses(scope)
        body: list[Message] = []
        if answer is None and scope["method"] in ("POST", "PUT", "PATCH", "DELETE"):
            read = await _body(receive, self._most(scope))
            if read is None:
                answer = refusal(413, "the body is too large", {"Connection": "close"})
            else:
                body = [read]
        if answer is not None:
            await answer(scope, receive, careful)
            return

        async def again() -> Message:
            return body.pop() if body else await receive()

        await self._app(scope, again, careful)

    def _refuses(self, scope: Scope) -> Any:
        headers = Headers(scope=scope)
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
        """Bytes a body may have."""
        return self._large if scope["path"] == UPLOADS else USUAL

    def _refuses_kind(self, scope: Scope, headers: Headers) -> Any:
        """Other sites' forms cannot send JSON: this keeps them from writing here."""
        if scope["method"] not in ("POST", "PUT") or not scope["path"].startswith("/api/"):
            return None
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        known = KINDS.get(scope["path"], ("application/json",))
        if kind not in known:
            return refusal(415, f"the body must be {' or '.join(known)}")
        return None


async def _body(receive: Receive, most: int) -> Message | None:
    """The whole body as one message; None when it is larger than it may be."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            return None
        parts.append(part)
        if not message.get("more_body", False):
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}


class _Careful:
    """Adds headers to whatever is sent."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in ALWAYS.items():
                headers.setdefault(name, value)
            page = headers.get("content-type", "").startswith("text/html")
            headers.setdefault("Content-Security-Policy", POLICY if page else NOTHING)
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)
