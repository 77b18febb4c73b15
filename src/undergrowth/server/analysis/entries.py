"""Descriptions of positions as text: parsing, and finding the line of an error."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final

from undergrowth.engine.documents import check_plain
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.position import Document
from undergrowth.table.names import FACTIONS

_HEADING: Final = re.compile(r"\[+([^\[\]]+)\]+\s*(?:#.*)?$")
_ENTRY: Final = re.compile(r"""((?:[\w-]+|"[^"]*"|'[^']*')(?:\.[\w-]+)*)\s*=""")
_WHERE: Final = re.compile(r"([\w-]+(?:\.[\w:-]+)*): ")
_LINE: Final = re.compile(r"\bat line (\d+)")
_QUOTED: Final = re.compile(r"'([^']+)'")
_MOST: Final = 5_000
"""The most entries of a position; ours have hundreds."""
_LONGEST: Final = 2_000
"""The most characters of one entry."""


class BadLine(BadPosition):
    """The text is not a valid document; the error knows its line."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def read_text(text: str) -> Document:
    """Return the document in a text, TOML or JSON.  Raises `BadPosition`."""
    try:
        document = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        check_plain(document, _MOST, _LONGEST)
    except json.JSONDecodeError as error:
        raise BadLine(f"not a JSON document: {error.msg}", error.lineno) from None
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        said = re.sub(r"\s*\(at [^)]*\)", "", str(error))
        raise BadLine(f"not a TOML document: {said}", line) from None
    except RecursionError:
        raise BadPosition("it is nested too deep") from None
    except BadText as error:
        raise BadPosition(str(error)) from None
    if not isinstance(document, dict):
        raise BadPosition("expected a table of entries")
    return document


def line_of(text: str, error: BadPosition) -> int | None:
    """Return the line, from 1, of the entry that an error names; None if it names none."""
    if isinstance(error, BadLine):
        return error.line
    lines = text.splitlines()
    found = _WHERE.match(str(error))
    path = found[1].removeprefix("position.").split(".") if found else []
    is_json = text.lstrip().startswith("{")
    line = (_in_json if is_json else _in_toml)(lines, path) if path else None
    return _with_words(lines, _QUOTED.findall(str(error)), line or 1) or line


def _in_toml(lines: list[str], path: list[str]) -> int | None:
    """Return the line whose heading or entry matches most of a path."""
    best: tuple[int, int | None] = (0, None)
    heading: list[str] = []
    for number, line in enumerate(lines, 1):
        here, line = heading, line.strip()
        if told := _HEADING.match(line):
            here = heading = _keys(told[1])
        elif told := _ENTRY.match(line):
            here = [*heading, *_keys(told[1])]
        else:
            continue
        if here[:1] == ["position"]:
            here = here[1:]
        if len(here) <= len(path) and all(map(_same, here, path)) and len(here) > best[0]:
            best = (len(here), number)
    return best[1]


def _in_json(lines: list[str], path: list[str]) -> int | None:
    """Return the line on which the keys of a path have all occurred, in order."""
    left, line = list(path), None
    for number, words in enumerate(lines, 1):
        for key in re.findall(r'"([^"]*)"\s*:', words):
            if left and _same(key, left[0]):
                left.pop(0)
                line = number
    return line


def _keys(words: str) -> list[str]:
    return [key.strip("\"' ") for key in words.split(".")]


def _same(key: str, named: str) -> bool:
    """Whether an entry is the one an error names; factions may have their short names."""
    if FACTIONS.knows(key) and FACTIONS.knows(named):
        return FACTIONS.parse(key) == FACTIONS.parse(named)
    return key == named


def _with_words(lines: list[str], words: list[str], first: int) -> int | None:
    """Return the first line from `first` on that contains one of the words."""
    for number, line in enumerate(lines, 1):
        if number >= first and any(word in line for word in words):
            return number
    return None
