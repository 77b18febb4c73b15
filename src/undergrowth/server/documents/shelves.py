"""The catalogue in each language, encoded on demand or in advance."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Final

from pydantic_core import from_json, to_json

from undergrowth.data import Sheet, sheet
from undergrowth.library import installed_factions
from undergrowth.server.documents.catalogue import catalogue
from undergrowth.server.documents.standing import Document
from undergrowth.words import language, languages, speaking
from undergrowth.words.shelf import Shelf, shelf

TEXTS: Final = ("about", "sections")
"""The keys of the texts, which are most of the document and seldom needed at first."""
_WRITING: Final = Lock()
"""Held by the thread that writes: who asks meanwhile waits for it, instead of writing it again."""


class Shelves:
    """The catalogue in each language."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is where `write_catalogues` has written the documents in advance."""
        self._folder = folder

    def prepare(self) -> None:
        """Write the document in the current language before anybody waits for it.

        There is nothing to do where it was written in advance.
        """
        if self._folder is None:
            written()

    def page(self) -> Document:
        """Return the document in the current language."""
        return Document(self._whole())

    def brief(self) -> Document:
        """Return the document without the texts about things and sections."""
        whole = from_json(self._whole())
        return Document(to_json({key: whole[key] for key in whole if key not in TEXTS}))

    def lore(self) -> Document:
        """Return the texts about things and sections alone."""
        whole = from_json(self._whole())
        return Document(to_json({key: whole[key] for key in TEXTS}))

    def _whole(self) -> bytes:
        kept = self._folder / f"{language()}.json" if self._folder is not None else None
        there = kept is not None and kept.is_file()
        return kept.read_bytes() if kept and there else written()


def written() -> bytes:
    """Return the catalogue in the current language, shared by all servers of this process."""
    pages = tuple(sheet(f"factions/{name}") for name in installed_factions())
    with _WRITING:
        return _written_in(language(), shelf(), pages)


@lru_cache(maxsize=8)
def _written_in(code: str, books: Shelf | None, pages: tuple[Sheet, ...]) -> bytes:
    """Return the encoded catalogue; the arguments make the cache follow changes of content."""
    return to_json(catalogue())


def write_catalogues(folder: Path) -> None:
    """Write the catalogue in every language, for a server with the same content."""
    folder.mkdir(exist_ok=True)
    for code in languages():
        with speaking(code):
            (folder / f"{code}.json").write_bytes(written())
