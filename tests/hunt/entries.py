"""The entries that a described position may have, and what each of them may hold.

A reader notes what it is asked for while a position is read: nothing is listed here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from undergrowth import position
from undergrowth.engine.domains import Domain
from undergrowth.table.game import Game
from undergrowth.table.reader import Reader

Document = dict[str, Any]
Path = tuple[str, ...]
NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"
WORDS: Final = "words"
VALUES: Final = "values"
TABLE: Final = "table"


@dataclass(frozen=True)
class Entry:
    """One entry of a position, and what it may hold."""

    path: Path
    """The names of the tables it stands in, outermost first, and its own."""
    kind: str
    least: int = 0
    most: int = 0
    choices: list[str] = field(default_factory=list)
    """The words it may be, or those that may stand in its list, copies included."""


def read(document: Document) -> tuple[Game, list[Entry]]:
    """Return the table of a position and the entries it has or could have.

    Raises `BadPosition` for a position that is refused.
    """
    noted: list[Entry] = []

    class Noting(Reader):
        """Notes which entries are asked for."""

        def _note(self, key: str, kind: str, least: int = 0, most: int = 0) -> list[str]:
            entry = Entry((*self.where.split(".")[1:], key), kind, least, most)
            noted.append(entry)
            return entry.choices

        def number(self, key: str, default: int, least: int = 0, most: int = 1000) -> int:
            self._note(key, NUMBER, least, most)
            return super().number(key, default, least, most)

        def flag(self, key: str, default: bool = False) -> bool:
            self._note(key, FLAG)
            return super().flag(key, default)

        def word(self, key: str, default: str, among: list[str] | None = None) -> str:
            self._note(key, WORD).extend(among or [])
            return super().word(key, default, among)

        def words(self, key: str) -> list[str]:
            self._note(key, WORDS)
            return super().words(key)

        def values(self, key: str, domain: Domain, there: list[int], where: str) -> list[int]:
            self._note(key, VALUES).extend(domain.text(value) for value in there)
            return super().values(key, domain, there, where)

        def one(self, key: str, domain: Domain, default: int) -> int:
            self._note(key, WORD).extend(domain.text(value) for value in domain.values())
            return super().one(key, domain, default)

        def table(self, key: str) -> Reader:
            self._note(key, TABLE)
            return super().table(key)

    g = position.table(document, reader=Noting)
    named = {entry.path for entry in noted if entry.kind == VALUES}  # read as words, too
    return g, [entry for entry in noted if entry.kind != WORDS or entry.path not in named]


def at(document: Document, path: Path) -> Any:
    """Return what stands at a path, or None."""
    for key in path:
        if not isinstance(document, dict) or key not in document:
            return None
        document = document[key]
    return document


def put(document: Document, path: Path, value: Any) -> None:
    """Write an entry, with the tables around it."""
    for key in path[:-1]:
        document = document.setdefault(key, {})
    document[path[-1]] = value
