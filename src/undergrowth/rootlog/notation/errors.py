"""Errors in reading and writing Rootlog."""

from __future__ import annotations

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSave
from undergrowth.engine.messages import Message


class NoLetters(BadSave):
    """The notation has no letters for a part of the game."""


class Unlawful(ValueError):
    """An action contradicts the Law; `section` is the section."""

    def __init__(self, reason: str, section: str, meaning: Message | None = None) -> None:
        super().__init__(f"{reason} ({section})")
        self.section = section
        self.meaning = meaning
        """The reason for somebody who reads no notation; None where there is no other."""


class Contradiction(BadSave):
    """A place in a log that cannot be read, or that contradicts what is before it.

    Lines and columns count from 1; `text` is the action there, if it is one.  `section` is the
    section of the Law that it contradicts; empty if the text is not valid notation.
    """

    def __init__(
        self,
        line: int,
        column: int,
        reason: str,
        text: str = "",
        section: str = "",
        meaning: Message | None = None,
    ) -> None:
        what = f", {abridged(text)}" if text else ""
        super().__init__(f"line {line}, column {column}{what}: {reason}")
        self.line = line
        """The line of the log, from 1."""
        self.column = column
        """The column in the line, from 1."""
        self.reason = reason
        """The reason, for people."""
        self.text = text
        """The text at the place, such as an action; empty if none is named."""
        self.section = section
        """The section of the Law that it contradicts; empty if it contradicts none."""
        self.meaning = meaning
        """The reason for somebody who reads no notation; None where there is no other."""


def contradiction(line: int, column: int, error: ValueError, text: str = "") -> Contradiction:
    """Return an error of an action as a contradiction at a place in a log."""
    if isinstance(error, Unlawful):
        return Contradiction(line, column, str(error), text, error.section, error.meaning)
    return Contradiction(line, column, str(error), text)
