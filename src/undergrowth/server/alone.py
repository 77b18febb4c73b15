"""The server without a network: the same application, called by the page that runs it.

A static site includes Python for the browser.  A web worker there calls `begin`, then `ask` for
each request, as a web server would: every route answers as it does elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

from fastapi import FastAPI
from starlette.types import Message, Scope

from undergrowth.server.app import create_app
from undergrowth.server.config import Config
from undergrowth.server.documents.shelves import write_catalogues
from undergrowth.words.files import found
from undergrowth.words.reading import write_parsed

Head = Callable[[int, str], None]
"""A callback for the status of an answer, and its headers as JSON."""
Part = Callable[[str], None]
"""A callback for a piece of its body."""
Ended = Callable[[], None]
"""A callback for the end of an answer, whatever the reason."""
_CATALOGUES: Final = Path(__file__).with_name("catalogues")
"""The folder that `prepare` writes."""
_CLIENT: Final = ("127.0.0.1", 0)


class Alone:
    """The application without a network; `saved` makes what it has written outlive the page."""

    def __init__(self, app: FastAPI, saved: Callable[[], Awaitable[None]]) -> None:
        self._app = app
        self._saved = saved

    def ask(
        self,
        method: str,
        target: str,
        headers: str,
        body: str,
        head: Head,
        part: Part,
        ended: Ended,
    ) -> asyncio.Task[None]:
        """Answer a request; cancel the returned task to stop it."""
        scope = scope_of(method, target, json.loads(headers))
        answering = self._answer(scope, body.encode(), head, part)
        task = asyncio.get_running_loop().create_task(answering)
        task.add_done_callback(lambda done: _end(done, ended))
        return task

    async def end(self) -> None:
        """Stop all background tasks; a page that is closed need not wait for this."""
        await self._app.state.rooms.end()

    async def _answer(self, scope: Scope, body: bytes, head: Head, part: Part) -> None:
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await asyncio.Future()  # cancelled when the page goes away
            raise AssertionError

        async def send(message: Message) -> None:
            await self._saved()  # an answer must be saved before it is told
            if message["type"] == "http.response.start":
                head(int(message["status"]), json.dumps(_words(message["headers"])))
            elif message["body"]:
                part(message["body"].decode())

        await self._app(scope, receive, send)


def scope_of(method: str, target: str, headers: dict[str, str]) -> Scope:
    """Return a request in the form that an ASGI application takes."""
    path, _, query = target.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(k.lower().encode(), v.encode("latin-1")) for k, v in headers.items()],
        "client": _CLIENT,
        "server": _CLIENT,
    }


def _end(done: asyncio.Task[None], ended: Ended) -> None:
    """Report the end of an answer; the application has already logged any error."""
    if not done.cancelled():
        done.exception()
    ended()


def _words(headers: Any) -> dict[str, str]:
    return {bytes(k).decode("latin-1"): bytes(v).decode("latin-1") for k, v in headers}


async def begin(file: str, saved: Callable[[], Awaitable[None]]) -> Alone:
    """Return the application over a database file; its single user has no limits.

    SQLite's `unix-none` has neither locks nor shared memory, so it keeps a journal beside the file.
    The journal is empty while nothing is being written, and then the file alone is complete.
    """
    endless = math.inf
    config = Config(
        database=f"sqlite:///file:{file}?vfs=unix-none&uri=true",
        alone=True,
        catalogues=_CATALOGUES if _CATALOGUES.is_dir() else None,
        games_per_hour=endless,
        uploads_per_hour=endless,
        computing_per_hour=endless,
        requests_per_minute=endless,
        answers_per_minute=endless,
        uploads_megabytes=endless,
        uploaded_days=endless,
    )
    app = create_app(config)
    app.state.rooms.begin()
    return Alone(app, saved)


def prepare() -> None:
    """Write files beside the program that a browser would take seconds to compute at each start.

    These are all messages in parsed form, and the catalogue in every language.
    """
    write_parsed(file.text for file in found())
    write_catalogues(_CATALOGUES)
