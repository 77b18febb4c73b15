"""What can be wrong with a game written as Rootlog, or with one that is to be written so."""

from __future__ import annotations

from undergrowth.engine.documents import shown
from undergrowth.engine.errors import BadSave


class NoLetters(BadSave):
    """The notation has no letters for a part of the game."""


class Unlawful(ValueError):
    """Something that an action says and that cannot be, with the section that says so."""

    def __init__(self, reason: str, section: str) -> None:
        super().__init__(f"{reason} ({section})")
        self.section = section


class Contradiction(BadSave):
    """A place in a log that cannot be read, or that cannot have happened after what is before it.

    Lines and columns count from 1; `text` is the action that stands there, where it is one.
    `section` is the section of the Law that it contradicts; empty where it is none of the
    notation's forms.
    """

    def __init__(
        self, line: int, column: int, reason: str, text: str = "", section: str = ""
    ) -> None:
        what = f", {shown(text)}" if text else ""
        super().__init__(f"line {line}, column {column}{what}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason
        self.text = text
        self.section = section


def contradiction(line: int, column: int, error: ValueError, text: str = "") -> Contradiction:
    """Return what is wrong with an action as a place in a log."""
    section = error.section if isinstance(error, Unlawful) else ""
    return Contradiction(line, column, str(error), text, section)
