"""The catalogue as it is sent, in each language: written when somebody reads it, or beforehand."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from pydantic_core import to_json

from undergrowth.data import Sheet, sheet
from undergrowth.library import installed_factions
from undergrowth.server.catalogue import catalogue
from undergrowth.server.standing import Document
from undergrowth.words import language, languages, speaking
from undergrowth.words.shelf import Shelf, shelf


class Shelves:
    """The document in each language."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder`: where `write_catalogues` has written them beforehand."""
        self._folder = folder
        if folder is None:
            written()  # a server writes that of its own language before anybody waits for it

    def page(self) -> Document:
        """Return the document in the language that is being read."""
        kept = self._folder / f"{language()}.json" if self._folder is not None else None
        there = kept is not None and kept.is_file()
        return Document(kept.read_bytes() if kept and there else written())


def written() -> bytes:
    """The document in the language that is being read; servers of one process share it."""
    pages = tuple(sheet(f"factions/{name}") for name in installed_factions())
    return _written_in(language(), shelf(), pages)


@lru_cache(maxsize=8)
def _written_in(code: str, books: Shelf | None, pages: tuple[Sheet, ...]) -> bytes:
    """The same for as long as the message files and the pages of factions are these."""
    return to_json(catalogue())


def write_catalogues(folder: Path) -> None:
    """Write the document in every language for a server over the same content."""
    folder.mkdir(exist_ok=True)
    for code in languages():
        with speaking(code):
            (folder / f"{code}.json").write_bytes(written())
