"""The terminal: its width, its abilities, and reading lines from it."""

from __future__ import annotations

import shutil
import sys
import unicodedata
from collections.abc import Iterable
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

NARROWEST: Final = 60
WIDEST: Final = 160
USUAL: Final = 80
_QUOTES: Final = "„“”«»"


class Stopped(BaseException):
    """A request to end the program (Ctrl-C or a signal), after saving."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Terminal:
    """The terminal of a conversation: lines out, lines in."""

    def __init__(
        self, width: int | None = None, out: TextIO | None = None, source: TextIO | None = None
    ) -> None:
        out = sys.stdout if out is None else out
        self.source = sys.stdin if source is None else source
        self.width = max(NARROWEST, min(WIDEST, width or _columns()))
        encoding = (getattr(out, "encoding", None) or "ascii").lower().replace("-", "")
        self.plain = not encoding.startswith("utf")
        self.console: Final = Console(
            file=out, width=self.width, highlight=False, markup=False, emoji=False, soft_wrap=False
        )
        self.interactive = _is_terminal(self.source) and _is_terminal(out)
        self.heard = ""
        """The last line that was read, also where it could not be printed."""

    def say(self, words: str | Text = "", style: str = "") -> None:
        """Print a line, wrapped if it is too long."""
        text = Text(words, style) if isinstance(words, str) else words
        if self.plain:
            text = _ascii(text)
        self.console.print(text)

    def show(self, lines: Iterable[Text]) -> None:
        """Print several lines."""
        for line in lines:
            self.say(line)

    def ask(self, prompt: str) -> str | None:
        """Return a line from the person at the terminal, or None at the end of the input."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.say()
                return None
        line = self.source.readline()
        self.heard = line.strip()
        self.say(f"{prompt}{line.rstrip()}")
        return line.strip() if line else None


def _ascii(text: Text) -> Text:
    """Return the text with everything that is not ASCII replaced, in the same styles."""
    if text.plain.isascii():
        return text
    copy = text.copy()
    copy.plain = "".join(_ascii_sign(sign) for sign in text.plain)
    return copy


def _ascii_sign(sign: str) -> str:
    """Return one character for one: a letter without its marks, `"` for quotes, `-` for the
    rest."""
    if sign in _QUOTES:
        return '"'
    plain = unicodedata.normalize("NFKD", sign)[:1]
    return plain if plain.isascii() else "s" if sign == "ß" else "-"


def _columns() -> int:
    return shutil.get_terminal_size((USUAL, 24)).columns


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def catch_signals() -> None:
    """Make the usual signals to end a program raise `Stopped`, so that the game is saved."""
    import signal

    def stop(number: int, _frame: object) -> None:
        raise Stopped(128 + number)

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), stop)
