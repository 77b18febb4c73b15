"""All message files that are installed, by language; read once, and anew when packages change."""

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
    """A message file that was left out, and why."""

    file: MessageFile
    reason: str

    def __str__(self) -> str:
        whose = f"{self.file.owner}:" if self.file.owner else ""
        return f"{whose}{self.file.path} is left out: {self.reason}"


class Shelf:
    """The tongues in which something can be said."""

    def __init__(self) -> None:
        from undergrowth.words.reading import read
        from undergrowth.words.tongue import Tongue

        self.packages: Final[list[Entry]] = packages()
        self.files: Final[dict[str, list[MessageFile]]] = {_FIRST: []}
        """By language."""
        for file in found():
            self.files.setdefault(file.language, []).append(file)
        self.ours: Final = [
            code
            for code, files in sorted(self.files.items())
            if code != _FIRST and any(not file.owner for file in files)
        ]
        """The languages that our own package speaks besides English."""
        self._read: Final = read
        self._make: Final = Tongue
        self._bad: Final[list[BadFile]] = []
        self._tongues: Final[dict[str, Tongue]] = {}
        self.sentences: Final[dict[tuple[object, ...], str]] = {}
        """What has been said, by language, id and arguments."""

    def tongue(self, code: str) -> Tongue:
        """A language; English where there is no such one.  Files are read when one is spoken."""
        if code not in self.files:
            return self.tongue(_FIRST)
        if code not in self._tongues:
            resources, problems = self._read(self.files[code])
            self._bad.extend(BadFile(file, reason) for file, reason in problems)
            english = self.tongue(_FIRST) if code != _FIRST else None
            self._tongues[code] = self._make(code, resources, english)
        return self._tongues[code]

    def keep(self, key: tuple[object, ...], sentence: str) -> str:
        """Remember a sentence, and say it."""
        if len(self.sentences) >= _KEPT:
            self.sentences.clear()
        self.sentences[key] = sentence
        return sentence

    def named_things(self, kinds: list[str]) -> dict[str, list[str]]:
        """The names that somebody has written down in English, by what they are names of."""
        found: dict[str, list[str]] = {kind: [] for kind in kinds}
        english = self.tongue(_FIRST)
        for id in [*english.names(), *PRINTED]:
            kind, _, name = id.partition("-")
            if kind in found and name and "." not in name and english.is_name(id):
                found[kind].append(name)
        return found

    @property
    def problems(self) -> list[BadFile]:
        """The files that were left out, in whatever language."""
        for code in self.files:
            self.tongue(code)
        return self._bad

    def said(self, code: str, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        """A message in a language and what is wrong with it; None where no file has it."""
        return self.tongue(code).say(id, args)

    def told(self, code: str, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        """The same of an id that is everybody's."""
        return self.tongue(code).tell(id, args)

    def ids(self, owner: str = "") -> list[str]:
        """The ids of all that an owner says in English."""
        return self.tongue(_FIRST).ids(owner)

    def named(self, code: str, kind: str, name: str, case: str, count: int) -> str:
        """What a thing is called in a language."""
        return self.tongue(code).name(kind, name, case, count)

    def part(self, code: str, kind: str, name: str, part: str) -> str:
        """What stands on a thing, or nothing."""
        return self.tongue(code).part(kind, name, part)


class _Room:
    """The shelf that was read last, or that it cannot be read."""

    def __init__(self) -> None:
        self.shelf: Shelf | None = None
        self.closed = False


_ROOM: Final = _Room()


def shelf() -> Shelf | None:
    """The message files of what is installed now; None where the library that reads them is not."""
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
    """Whether these are the very same packages: another may have taken the name of one."""
    if not before and not now:
        return True
    return len(before) == len(now) and all(map(is_, before, now))
