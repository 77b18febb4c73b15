"""Lines of text: wrapped, hanging, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

from undergrowth.cli.drawing.marks import Marks

LAW: Final = 9
"""The columns for the section of the Law."""
_WRAPPER: Final = Console(width=80, file=None, no_color=True)


def word(words: str, style: str) -> Text:
    """Return words in a style that does not spread to text added later."""
    text = Text()
    text.append(words, style)
    return text


def hanging(first: Text, rest: Text, width: int, indent: int) -> list[Text]:
    """Return `first` padded to `indent`, then `rest`, whose further rows are aligned with its
    start.

    A `first` that is too long gets a row of its own.
    """
    rows = rest.wrap(_WRAPPER, max(10, width - indent)) if rest.plain else [Text()]
    lines: list[Text] = []
    gap = indent - first.cell_len
    if gap < 1 and first.plain.strip():
        lines += list(first.wrap(_WRAPPER, width))
        head = Text(" " * indent)
    else:
        head = first + Text(" " * gap)
    for i, row in enumerate(rows):
        lines.append(trimmed((head if i == 0 else Text(" " * indent)) + row))
    return lines


def flow(words: list[Text], width: int, indent: int = 0) -> list[Text]:
    """Return words two spaces apart, unbroken, in as many rows as they need."""
    rows: list[Text] = []
    for word in words:
        if rows and rows[-1].cell_len + 2 + word.cell_len <= width:
            rows[-1] += Text("  ") + word
        else:
            rows.append(Text(" " * indent if rows else "") + word)
    return rows


def joined(parts: Iterable[Text | str], between: str) -> Text:
    """Return texts joined by a separator."""
    words = Text()
    for i, part in enumerate(parts):
        if i > 0:
            words.append(between, "dim")
        words.append_text(Text(part) if isinstance(part, str) else part)
    return words


def with_law(words: Text, law: str, width: int, indent: int = 4) -> list[Text]:
    """Return a sentence with its section at the right edge; further rows are indented."""
    room = width - LAW
    lines = hanging(Text(" " * indent), words, room, indent)
    if law:
        gap = width - lines[0].cell_len - len(law)
        lines[0].append(" " * max(1, gap) + law, "dim")
    return lines


def rule(words: str, width: int, marks: Marks, style: str = "bold") -> Text:
    """Return a horizontal line with words in it."""
    sign = marks.glyphs.across
    line = word(sign * 2 + " ", "dim")
    line.append(marks.plain(words), style)
    rest = width - line.cell_len - 1
    line.append(" " + sign * max(0, rest), "dim")
    return line


def trimmed(line: Text) -> Text:
    """Return the line without trailing spaces."""
    line.rstrip()
    return line
