"""The language of a request: from `?lang=`, or else from `Accept-Language`."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undergrowth.words import DEFAULT, negotiated, speaking

_SAID = ("/api/", "/mail/")
"""Paths whose answers depend on the language; the built pages have texts of their own."""
_MOST = 20
"""The most languages of a header that are considered."""


class Tongues:
    """Middleware that sets the language of each request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request in the language that it asks for."""
        if scope["type"] != "http" or not scope["path"].startswith(_SAID):
            await self._app(scope, receive, send)
            return
        code = language_of(scope)

        async def said(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Language"] = code
                headers.add_vary_header("Accept-Language")
            await send(message)

        with speaking(code):
            await self._app(scope, receive, said)


def language_of(scope: Scope) -> str:
    """Return the best available language for a request."""
    asked = QueryParams(scope["query_string"]).get("lang")
    if asked is not None:
        return negotiated([asked[:40]])
    header = Headers(scope=scope).get("accept-language", "")
    return negotiated(_liked(header)) if header else DEFAULT


def _liked(header: str) -> list[str]:
    """Return the languages of a header in order of preference (RFC 9110, 12.5.4)."""
    found: list[tuple[float, str]] = []
    for each in header[:400].split(",")[:_MOST]:
        code, _, weight = each.partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            quality = 0.0
        if code.strip() and quality > 0:
            found.append((-quality, code.strip()))
    return [code for _, code in sorted(found, key=lambda pair: pair[0])]
