"""The documentation as a site, under `/docs/`, where `make docs` has built it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

HOME: Final = "/docs/"
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:;"
    " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Its pages have scripts of their own in them.  Nothing that a visitor wrote gets into any."""


class Manual:
    """A folder of pages, each an `index.html` of its own folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def is_built(self) -> bool:
        """Whether there is a site to show."""
        return (self._folder / "index.html").is_file()

    def file(self, path: str) -> Path | None:
        """Return the file at an address under `/docs/`, and none outside the folder."""
        if not path.startswith(HOME) or "\0" in path or len(path) > 500:
            return None
        try:
            found = (self._folder / path.removeprefix(HOME)).resolve()
            if found.is_dir() and path.endswith("/"):
                found /= "index.html"
            inside = found.is_relative_to(self._folder) and found.is_file()
        except OSError:
            return None
        return found if inside else None

    def elsewhere(self, request: Request) -> Response | None:
        """Return a redirection for a page without the slash at its end; None for all else."""
        path = request.url.path
        if path.endswith("/") or self.file(f"{path}/") is None:
            return None
        return RedirectResponse(f"{path}/", headers={"Cache-Control": "no-cache"})
