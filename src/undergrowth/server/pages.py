"""The built pages of the browser; every address that is no file is a page of theirs."""

from __future__ import annotations

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from undergrowth.server.errors import refusal
from undergrowth.server.guard import POLICY

NOT_PAGES: Final = ("/api", "/docs", "/openapi.json", "/assets")
LASTING: Final = "public, max-age=31536000, immutable"
"""A built file has another name when it changes."""
PRESSED: Final = (".js", ".css")
WORKER: Final = "/sw.js"
"""The service worker, by which the pages can be installed."""
UNBUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>undergrowth</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:36rem;margin:4rem auto;padding:0 1rem;
background:#f6f1e4;color:#33291d}code{background:#e9dfc8;padding:.1em .3em}</style></head>
<body><main><h1>The pages are not built yet</h1>
<p>The server runs, but the pages it should show are made from the sources in <code>web/</code>
first. In the folder of the project, with Node 20 or newer:</p>
<p><code>make pages</code></p>
<p>Then load this page again. The packaged program carries its pages; the
<a href="/docs">HTTP API</a> works without them.</p></main></body></html>
"""


class Pages:
    """Answers whatever no route has taken."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, the page, or say that there is nothing."""
        if scope["type"] != "http":
            raise RuntimeError(f"{scope['type']} is not served here")
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.url.path
        if request.method not in ("GET", "HEAD"):
            status = 404 if _is_under(path, NOT_PAGES) else 405
            return refusal(status, "there is nothing here that takes that method")
        file = self._file(path)
        if file is not None:
            built = path.startswith("/assets/")
            if built and request.method == "GET" and _may_be_pressed(request, file):
                return _pressed(file)
            headers = {"Cache-Control": LASTING if built else "no-cache"}
            if path == WORKER:
                headers["Content-Security-Policy"] = POLICY  # it fetches what it keeps
            return FileResponse(file, headers=headers)
        if _is_under(path, NOT_PAGES) or "." in path.rsplit("/", 1)[-1]:
            return refusal(404, "there is nothing here")
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(UNBUILT, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """The built file at an address, and none outside the folder."""
        if "\0" in path or len(path) > 500:
            return None
        try:
            found = (self._folder / path.lstrip("/")).resolve()
            inside = found.is_relative_to(self._folder) and found.is_file()
        except OSError:
            return None
        return found if inside and found.name != "index.html" else None


def _is_under(path: str, roots: tuple[str, ...]) -> bool:
    return any(path == root or path.startswith(f"{root}/") for root in roots)


def _may_be_pressed(request: Request, file: Path) -> bool:
    """Whether a file is sent compressed to whoever asks."""
    return file.suffix in PRESSED and "gzip" in request.headers.get("accept-encoding", "")


def _pressed(file: Path) -> Response:
    headers = {"Cache-Control": LASTING, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(_compressed(file), headers=headers, media_type=guess_type(file.name)[0])


@lru_cache(maxsize=64)
def _compressed(file: Path) -> bytes:
    """A built file never changes under its name: compressed once."""
    return gzip.compress(file.read_bytes())
