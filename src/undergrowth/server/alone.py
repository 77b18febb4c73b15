"""The server without a network: the same application, asked by the page that runs it.

A static site carries Python for the browser.  There a worker calls `begin` and then `ask` for each
request, as a web server would: every route answers as it does anywhere else.
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
from undergrowth.server.shelves import write_catalogues
from undergrowth.words.files import found
from undergrowth.words.reading import write_parsed

Head = Callable[[int, str], None]
"""Takes the status of an answer, and its headers as JSON."""
Part = Callable[[str], None]
"""Takes a piece of its body."""
Ended = Callable[[], None]
"""Is told that nothing more comes, whatever the reason."""
_CATALOGUES: Final = Path(__file__).with_name("catalogues")
"""What `prepare` has written."""
_CLIENT: Final = ("127.0.0.1", 0)


class Alone:
    """The application, and whoever sees to it that what it has written outlives the page."""

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
        """Answer a request; whoever wants no more of it cancels what is returned."""
        scope = scope_of(method, target, json.loads(headers))
        answering = self._answer(scope, body.encode(), head, part)
        task = asyncio.get_running_loop().create_task(answering)
        task.add_done_callback(lambda done: _end(done, ended))
        return task

    async def end(self) -> None:
        """Stop whatever goes on; a page that is closed need not wait for it."""
        await self._app.state.rooms.end()

    async def _answer(self, scope: Scope, body: bytes, head: Head, part: Part) -> None:
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await asyncio.Future()  # a page that goes away cancels us
            raise AssertionError

        async def send(message: Message) -> None:
            await self._saved()  # what is told is kept
            if message["type"] == "http.response.start":
                head(int(message["status"]), json.dumps(_words(message["headers"])))
            elif message["body"]:
                part(message["body"].decode())

        await self._app(scope, receive, send)


def scope_of(method: str, target: str, headers: dict[str, str]) -> Scope:
    """A request as an application is told it."""
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
    """The application has said what went wrong, if anything did."""
    if not done.cancelled():
        done.exception()
    ended()


def _words(headers: Any) -> dict[str, str]:
    return {bytes(k).decode("latin-1"): bytes(v).decode("latin-1") for k, v in headers}


async def begin(file: str, saved: Callable[[], Awaitable[None]]) -> Alone:
    """The application over a database file; nothing is counted against its one user.

    SQLite's `unix-none` has neither locks nor shared memory, so it keeps a journal beside the file
    and nothing in it when nothing is being written: then the file alone is all there is.
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
    """Write down, beside the program, what a browser would take seconds to find out at each start:
    all messages parsed, and the catalogue in every language.
    """
    write_parsed(file.text for file in found())
    write_catalogues(_CATALOGUES)
