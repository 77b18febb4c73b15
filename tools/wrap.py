"""Wrap the prose of Markdown pages: paragraphs and list items with a line that is too long.

    python tools/wrap.py docs/tour.md README.md      # without names: every page of the repository

Code, tables and headings stay as they are.  A paragraph whose lines all fit is left alone.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
LONGEST: Final = 160
"""The longest line of prose that is left alone."""
WIDTH: Final = 140
"""The width of a paragraph that is wrapped."""
_ITEM: Final = re.compile(r"^(\s*)([*+-]|\d+\.) +")
_ATOM: Final = re.compile(r"(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^\s`\[]+|[`\[])+")
"""A word; code and links are never broken."""
_STARTS: Final = re.compile(r"[*+-]|#+|\d+\.")
"""Words that would begin an item or heading at the start of a line."""


def pages() -> list[Path]:
    """The Markdown files of the repository that people write; fragments and releases are lists."""
    listed = subprocess.run(
        ["git", "ls-files", "*.md"], cwd=HOME, capture_output=True, text=True, check=True
    )
    names = [name for name in listed.stdout.split() if "changelog" not in name.lower()]
    return [HOME / name for name in names]


def blocks(text: str) -> list[tuple[bool, list[str]]]:
    """Return the page in blocks of lines, each with whether it is a paragraph or list item."""
    found: list[tuple[bool, list[str]]] = []
    fenced = False
    prose = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fenced, prose = not fenced, False
            found.append((False, [line]))
        elif fenced or not _is_prose(line, prose):
            prose = False
            found.append((False, [line]))
        elif prose and not _ITEM.match(line):
            found[-1][1].append(line)
        else:
            prose = True
            found.append((True, [line]))
    return found


def _is_prose(line: str, goes_on: bool) -> bool:
    """Whether a line outside of code is prose; indented lines are when a paragraph goes on."""
    if not line.strip() or line.lstrip()[0] in "|#<>!":
        return False
    return goes_on or bool(_ITEM.match(line)) or not line.startswith("    ")


def wrapped(lines: list[str]) -> list[str]:
    """Return a paragraph or list item in lines of at most WIDTH."""
    item = _ITEM.match(lines[0])
    first = item[0] if item else re.match(r" *", lines[0])[0]  # type: ignore[index]
    rest = " " * len(first)
    words = _ATOM.findall(" ".join([lines[0][len(first) :], *lines[1:]]))
    made = [first + words[0]]
    for word in words[1:]:
        if len(made[-1]) + 1 + len(word) > WIDTH and not _STARTS.fullmatch(word):
            made.append(rest + word)
        else:
            made[-1] += " " + word
    return made


def wrap(text: str) -> str:
    """Return a page with every paragraph wrapped that has a line that is too long."""
    made: list[str] = []
    for prose, lines in blocks(text):
        long = prose and any(len(line) > LONGEST for line in lines)
        made += wrapped(lines) if long else lines
    return "\n".join(made) + "\n"


def too_long(text: str) -> list[int]:
    """Return the numbers of the lines of prose that are too long and can be wrapped."""
    found: list[int] = []
    at = 0
    for prose, lines in blocks(text):
        for number, line in enumerate(lines, at + 1):
            if prose and len(line) > LONGEST and len(_ATOM.findall(line)) > 1:
                found.append(number)
        at += len(lines)
    return found


def main(names: list[str]) -> None:
    """Wrap the pages with these names, or all of them."""
    for path in [Path(name) for name in names] or pages():
        text = path.read_text(encoding="utf-8")
        if wrap(text) != text:
            path.write_text(wrap(text), encoding="utf-8")
            print(f"wrapped {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
