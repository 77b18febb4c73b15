"""The installed message files by language, read once, and again when packages change."""

from __future__ import annotations

from dataclasses import dataclass
from operator import is_
from typing import TYPE_CHECKING, Final

from undergrowth.content import Entry, packages
from undergrowth.engine.messages import PRINTED, Arg
from undergrowth.words.files import MessageFile, found

if TYPE_CHECKING:
    from undergrowth.words.tongue import Tongue

_FIRST: Final = "en"
_KEPT: Final = 20_000


@dataclass(frozen=True)
class BadFile:
    """A message file that was left out, and the reason."""

    file: MessageFile
    reason: str

    def __str__(self) -> str:
        whose = f"{self.file.owner}:" if self.file.owner else ""
        return f"{whose}{self.file.path} is left out: {self.reason}"


class Shelf:
    """The available languages with their files."""

    def __init__(self) -> None:
        from undergrowth.words.reading import read
        from undergrowth.words.tongue import Tongue

        self.packages: Final[list[Entry]] = packages()
        self.files: Final[dict[str, list[MessageFile]]] = {_FIRST: []}
        """The files by language."""
        for file in found():
            self.files.setdefault(file.language, []).append(file)
        self.ours: Final = [
            code
            for code, files in sorted(self.files.items())
            if code != _FIRST and any(not file.owner for file in files)
        ]
        """The languages of our own package besides English."""
        self._read: Final = read
        self._make: Final = Tongue
        self._bad: Final[list[BadFile]] = []
        self._tongues: Final[dict[str, Tongue]] = {}
        self.sentences: Final[dict[tuple[object, ...], str]] = {}
        """The cached sentences by language, id and arguments."""

    def tongue(self, code: str) -> Tongue:
        """Return a language, or English if it is not available.  Files are read on first use."""
        if code not in self.files:
            return self.tongue(_FIRST)
        if code not in self._tongues:
            resources, problems = self._read(self.files[code])
            self._bad.extend(BadFile(file, reason) for file, reason in problems)
            english = self.tongue(_FIRST) if code != _FIRST else None
            self._tongues[code] = self._make(code, resources, english)
        return self._tongues[code]

    def keep(self, key: tuple[object, ...], sentence: str) -> str:
        """Cache a sentence, and return it."""
        if len(self.sentences) >= _KEPT:
            self.sentences.clear()
        self.sentences[key] = sentence
        return sentence

    def named_things(self, kinds: list[str]) -> dict[str, list[str]]:
        """Return the names with English messages, by kind."""
        found: dict[str, list[str]] = {kind: [] for kind in kinds}
        english = self.tongue(_FIRST)
        for id in [*english.names(), *PRINTED]:
            kind, _, name = id.partition("-")
            if kind in found and name and "." not in name and english.is_name(id):
                found[kind].append(name)
        return found

    @property
    def problems(self) -> list[BadFile]:
        """The files of all languages that were left out."""
        for code in self.files:
            self.tongue(code)
        return self._bad

    def said(self, code: str, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        """Return a message in a language with its problems; None if no file has it."""
        return self.tongue(code).say(id, args)

    def told(self, code: str, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        """Return the same for a shared id."""
        return self.tongue(code).tell(id, args)

    def ids(self, owner: str = "") -> list[str]:
        """Return the ids of an owner's English messages."""
        return self.tongue(_FIRST).ids(owner)

    def named(self, code: str, kind: str, name: str, case: str, count: int) -> str:
        """Return the title of a thing in a language."""
        return self.tongue(code).name(kind, name, case, count)

    def part(self, code: str, kind: str, name: str, part: str) -> str:
        """Return a printed part of a thing, or nothing."""
        return self.tongue(code).part(kind, name, part)


class _Room:
    """The shelf that was read last, or a mark that it cannot be read."""

    def __init__(self) -> None:
        self.shelf: Shelf | None = None
        self.closed = False


_ROOM: Final = _Room()


def shelf() -> Shelf | None:
    """Return the installed message files; None without the Fluent library."""
    if _ROOM.closed:
        return None
    there = packages()
    if _ROOM.shelf is None or not _same(_ROOM.shelf.packages, there):
        try:
            _ROOM.shelf = Shelf()
        except ImportError:
            _ROOM.closed = True
            return None
    return _ROOM.shelf


def _same(before: list[Entry], now: list[Entry]) -> bool:
    """Whether these are the same package objects: another package may have taken a name."""
    if not before and not now:
        return True
    return len(before) == len(now) and all(map(is_, before, now))
