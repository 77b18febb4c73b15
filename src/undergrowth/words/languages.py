"""Which language somebody reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token
from typing import Final

from undergrowth.words.shelf import shelf

DEFAULT: Final = "en"
"""What everything is written in first; what another language lacks is said in it."""

SILENCE: Final = ""
"""The language in which messages say their ids."""

_READ: Final[ContextVar[str]] = ContextVar("language", default=DEFAULT)


def language() -> str:
    """The language that is being read now."""
    return _READ.get()


def read_in(wanted: str) -> None:
    """Say everything in this language from now on, in this thread or task alone."""
    _READ.set(wanted)


@contextmanager
def speaking(wanted: str) -> Iterator[None]:
    """Say everything in this language meanwhile, in this thread or task alone."""
    token = _READ.set(wanted)
    try:
        yield
    finally:
        _READ.reset(token)


def hush() -> Token[str]:
    """Say nothing but ids until `speak_again`."""
    return _READ.set(SILENCE)


def speak_again(before: object) -> None:
    """Say everything in the language that was read before."""
    if isinstance(before, Token):
        _READ.reset(before)


def languages() -> list[str]:
    """The languages there are: English, then those that our own package speaks, by code."""
    books = shelf()
    return [DEFAULT, *(books.ours if books is not None else [])]


def language_title(code: str) -> str:
    """What a language calls itself."""
    from undergrowth.words.rendering import titled

    with speaking(code):
        return titled("itself", "language")


def negotiated(wanted: Iterable[str]) -> str:
    """The first language of these, in the order of liking, that there is; English otherwise.

    `de-AT`, `de_AT.UTF-8` and `de` are all served by `de`.
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
