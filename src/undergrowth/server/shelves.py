"""The catalogue as it is sent, in each language: written when somebody reads it, or beforehand."""

from __future__ import annotations

import hashlib
from pathlib import Path

from pydantic_core import to_json

from undergrowth.server.catalogue import catalogue
from undergrowth.words import language, languages, speaking


class Page:
    """The document as it is sent, with a tag that changes when it does."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


class Shelves:
    """The document in each language, written when somebody first reads it."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder`: where `write_catalogues` has written them beforehand."""
        self._folder = folder
        self._pages: dict[str, Page] = {}
        if folder is None:
            self.page()  # a server writes that of its own language before anybody waits for it

    def page(self) -> Page:
        """In the language that is being read."""
        code = language()
        if code not in self._pages:
            kept = self._folder / f"{code}.json" if self._folder is not None else None
            there = kept is not None and kept.is_file()
            self._pages[code] = Page(kept.read_bytes() if kept and there else to_json(catalogue()))
        return self._pages[code]


def write_catalogues(folder: Path) -> None:
    """Write the document in every language for a server over the same content."""
    folder.mkdir(exist_ok=True)
    for code in languages():
        with speaking(code):
            (folder / f"{code}.json").write_bytes(to_json(catalogue()))
