"""Documents that are the same for everybody: made once, compressed, and sent with validators.

A request for one costs a look-up and the sending; with a matching ETag only the look-up.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property, partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from undergrowth.server.work.threads import Threads

JSON: Final = "application/json"
HTML: Final = "text/html; charset=utf-8"
_KEPT: Final = 512
"""The most documents kept at once; a server has some dozens."""


class Document:
    """A document to send, with a tag that follows from its content."""

    def __init__(self, body: bytes, kind: str = JSON) -> None:
        self.body = body
        self.kind = kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    @cached_property
    def pressed(self) -> bytes:
        """The compressed document."""
        return gzip.compress(self.body, mtime=0)

    def answer(self, request: Request, headers: dict[str, str] | None = None) -> Response:
        """Return the response to a request; without a body if the client has the document."""
        packed = takes_gzip(request)
        said = {
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
            **(headers or {}),
            "ETag": f"W/{self.tag}" if packed else self.tag,  # weak: encoded
        }
        if is_known(request, self.tag):
            return Response(status_code=304, headers=said)
        if not packed:
            return Response(self.body, headers=said, media_type=self.kind)
        said["Content-Encoding"] = "gzip"
        return Response(self.pressed, headers=said, media_type=self.kind)


def takes_gzip(request: Request) -> bool:
    """Whether a response to this request may be compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def is_known(request: Request, tag: str) -> bool:
    """Whether the client has the document with this tag already (RFC 9110, 13.1.2)."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or tag in [
        each.strip().removeprefix("W/") for each in known.split(",")
    ]


class Standing:
    """The documents of a server, each made on a thread at its first request."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._making: dict[Hashable, asyncio.Task[Document]] = {}
        self._kept: OrderedDict[Hashable, Document] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Document]) -> Document:
        """Return the document of a key; `make` is called once, even for simultaneous requests."""
        if key in self._kept:
            return self._kept[key]
        task = self._making.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._make(key, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], Document]) -> Document:
        work = partial(_pressed, make)
        self._kept[key] = made = await self._threads.read("", work, always=True)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made


def _pressed(make: Callable[[], Document]) -> Document:
    """Make a document and compress it."""
    document = make()
    assert document.pressed
    return document
