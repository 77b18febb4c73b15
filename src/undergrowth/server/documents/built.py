"""The built pages for browsers; every address that is not a file gets the main page."""

from __future__ import annotations

from functools import lru_cache
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from undergrowth.server.documents.manual import POLICY as PAGES_OF_MANUAL
from undergrowth.server.documents.manual import Manual
from undergrowth.server.documents.standing import Document, is_known
from undergrowth.server.errors import refusal
from undergrowth.server.gate.guard import POLICY

NOT_PAGES: Final = ("/api", "/docs", "/openapi.json", "/assets")
LASTING: Final = "public, max-age=31536000, immutable"
"""The caching header of built files, whose names change with their content."""
PRESSED: Final = (".js", ".css", ".json", ".svg", ".html", ".webmanifest", ".ftl", ".wasm")
"""Suffixes of files worth compressing; photographs and fonts are not."""
KINDS: Final = MimeTypes()
"""Media types by suffix, of Python's own list.  The machine's is not asked: on Windows any program
may have changed it, and a browser runs no script that is sent as plain text."""
for _suffix, _kind in (
    (".js", "text/javascript"),
    (".webmanifest", "application/manifest+json"),
    (".webp", "image/webp"),
    (".woff2", "font/woff2"),
):
    KINDS.add_type(_kind, _suffix)
WORKER: Final = "/sw.js"
"""The service worker, which makes the pages installable."""
UNBUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>undergrowth</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:36rem;margin:4rem auto;padding:0 1rem;
background:#f6f1e4;color:#33291d}code{background:#e9dfc8;padding:.1em .3em}</style></head>
<body><main><h1>The pages are not built yet</h1>
<p>The server runs, but the pages it should show are made from the sources in <code>web/</code>
first. In the folder of the project, with Node 20 or newer:</p>
<p><code>make pages</code>, or <code>python tools/pages.py</code></p>
<p>Then load this page again. The packaged program carries its pages; the
<a href="/api/docs">HTTP API</a> works without them.</p></main></body></html>
"""


class Pages:
    """The application for all paths without a route."""

    def __init__(self, folder: Path, manual: Manual) -> None:
        self._folder = folder.resolve()
        self._manual = manual

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, the main page, or an error."""
        if scope["type"] != "http":
            raise RuntimeError(f"{scope['type']} is not served here")
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.url.path
        if request.method not in ("GET", "HEAD"):
            status = 404 if _is_under(path, NOT_PAGES) else 405
            return refusal(status, "there is nothing here that takes that method")
        of_manual = self._manual.file(path)
        if of_manual is not None:
            said = {"Cache-Control": "no-cache", "Content-Security-Policy": PAGES_OF_MANUAL}
            return _sent(request, of_manual, said)
        moved = self._manual.elsewhere(request)
        if moved is not None:
            return moved
        file = self._file(path)
        if file is not None:
            headers = {"Cache-Control": LASTING if path.startswith("/assets/") else "no-cache"}
            if path == WORKER:
                headers["Content-Security-Policy"] = POLICY  # it fetches the files it caches
            return _sent(request, file, headers)
        if _is_under(path, NOT_PAGES) or "." in path.rsplit("/", 1)[-1]:
            return refusal(404, "there is nothing here")
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(UNBUILT, 503)
        return _sent(request, index, {"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """Return the built file at a path; None for paths outside the folder."""
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


def _sent(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """Return a response with a file, compressed if worthwhile, or 304 if the client has it."""
    about = file.stat()
    if file.suffix in PRESSED:
        return _document(file, about.st_mtime_ns).answer(request, headers)
    whole = FileResponse(file, headers=headers, stat_result=about, media_type=kind_of(file))
    tag = whole.headers["etag"]
    if not is_known(request, tag):
        return whole
    return Response(status_code=304, headers={**headers, "ETag": tag})


@lru_cache(maxsize=512)
def _document(file: Path, changed: int) -> Document:
    """Return a text file as a document, cached until the file changes."""
    return Document(file.read_bytes(), kind_of(file))


def kind_of(file: Path) -> str:
    """Return the media type of a file; plain text where none is known."""
    return KINDS.guess_type(file.name)[0] or "text/plain"
