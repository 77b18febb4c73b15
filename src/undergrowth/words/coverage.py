"""The completeness of a translation relative to English, and errors in its files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from fluent.syntax import ast

from undergrowth.engine.messages import PRINTED
from undergrowth.words.files import MessageFile, found
from undergrowth.words.languages import DEFAULT
from undergrowth.words.reading import parsed, variables

_KEPT = 1000
"""So many files are remembered: twice as many as there are."""
_OWN = ("article-", "inline-")
"""Prefixes of messages that a language has if its grammar needs them."""
_LANGUAGE = ("class", "printed")
"""Attributes that a language has if it needs them."""
_FORMS = {"count", "case", "article", "class", "name"}
"""Arguments that names and articles get in every language."""


@dataclass
class Coverage:
    """One language compared with English."""

    language: str
    said: int = 0
    of: int = 0
    missing: list[str] = field(default_factory=list)
    """The ids of messages, and of their variants, that it lacks."""
    unknown: list[str] = field(default_factory=list)
    """The ids that English does not have, which are never used."""
    strange: list[str] = field(default_factory=list)
    """The ids of messages with an argument that the English one does not have."""

    @property
    def share(self) -> float:
        """The share of messages present, from 0 to 1."""
        return self.said / self.of if self.of else 1.0


def coverage(language: str, owner: str = "") -> Coverage:
    """Return the coverage of a package's English messages by another language."""
    english, other = messages(DEFAULT, owner), messages(language, owner)
    needed = [id for id in english if not id.startswith(_OWN)]
    if not owner:
        theirs = _said_by_packages(language)
        needed += [
            id
            for id in PRINTED
            if id not in english and id not in theirs and not id.endswith(".printed")
        ]
    found = Coverage(language, of=len(needed))
    for id in needed:
        if id in other:
            found.said += 1
        else:
            found.missing.append(id)
    found.unknown = [
        id for id in other if id not in english and id not in PRINTED and not id.startswith(_OWN)
    ]
    for id, names in other.items():
        if not names <= english.get(id, names) | _FORMS:
            found.strange.append(id)
    return found


def _said_by_packages(language: str) -> set[str]:
    """Return the ids of names that packages translate for their own things; names are shared by
    all."""
    files = [file for file in found() if file.owner and file.language == language]
    return {id for file in files for id, _ in patterns(file)}


def messages(language: str, owner: str = "") -> dict[str, frozenset[str]]:
    """Return the arguments of all messages of a package, by id, with variants apart."""
    arguments: dict[str, frozenset[str]] = {}
    for file in found():
        if file.language == language and file.owner == owner:
            arguments |= _arguments(file.text)
    return arguments


@lru_cache(maxsize=_KEPT)
def _arguments(text: str) -> dict[str, frozenset[str]]:
    return {id: frozenset(variables(pattern)) for id, pattern in _patterns(text)}


def patterns(file: MessageFile) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the patterns in a file by id, without grammatical attributes such as `.class`."""
    return _patterns(file.text)


def _patterns(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in parsed(text).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                if attribute.id.name not in _LANGUAGE:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value
