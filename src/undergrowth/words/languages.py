"""The current language of a thread or task."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token
from typing import Final

from undergrowth.words.shelf import shelf

DEFAULT: Final = "en"
"""The source language, used for messages that another language lacks."""

SILENCE: Final = ""
"""The language in which messages give their ids."""

_READ: Final[ContextVar[str]] = ContextVar("language", default=DEFAULT)


def language() -> str:
    """Return the current language."""
    return _READ.get()


def read_in(wanted: str) -> None:
    """Set the language of this thread or task."""
    _READ.set(wanted)


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Set the language of this thread or task for a while."""
    token = _READ.set(wanted)
    try:
        yield
    finally:
        _READ.reset(token)


def hush() -> Token[str]:
    """Let messages give only their ids until `speak_again`."""
    return _READ.set(SILENCE)


def speak_again(before: object) -> None:
    """Restore the language before `hush`."""
    if isinstance(before, Token):
        _READ.reset(before)


def languages() -> list[str]:
    """Return the available languages: English, then those of our own package, by code."""
    books = shelf()
    return [DEFAULT, *(books.ours if books is not None else [])]


def negotiated(wanted: Iterable[str]) -> str:
    """Return the first available language among these, in order of preference; else English.

    `de-AT`, `de_AT.UTF-8` and `de` all match `de`.
    """
    there = languages()
    for each in wanted:
        code = each.split(".")[0].split("@")[0].replace("_", "-").strip().lower()
        while code:
            for known in there:
                if known.lower() == code:
                    return known
            code = code.rpartition("-")[0]
    return DEFAULT
