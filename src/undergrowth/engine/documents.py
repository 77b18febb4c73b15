"""Reading documents from untrusted sources within limits, or refusing them with a `BadText`.

Every reader of a file or a request body begins here.  A document that passes is plain data (dicts,
lists, texts, numbers, booleans) whose depth, number of entries, texts and numbers are limited, so
it can be walked, shown and written again without exhausting the stack or the memory.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final

from undergrowth.engine.errors import BadSave, BadText, UndergrowthError

LARGEST: Final = 16 * 2**20
"""Largest file, in bytes; this program writes none nearly as large."""
DEEPEST: Final = 24
"""Deepest nesting of dicts and lists; saves have less than half of it."""
MOST_ENTRIES: Final = 2_000_000
"""Most values in a document, on all levels together."""
LONGEST_TEXT: Final = 2**20
"""Longest text, in characters: a save holds the position it began from as one text."""
GREATEST: Final = 2**53 - 1
"""Largest number; every program that reads JSON holds it exactly."""
DAMAGE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""Errors of reading a damaged document, and of playing on with what it holds."""
_SHOWN: Final = 60
_BRIEF: Final = 400


def with_article(word: str) -> str:
    """Return a word with `a` or `an` before it: "an item"."""
    return f"{'an' if word[:1].lower() in 'aeio' and word else 'a'} {word}"


def abridged(value: object) -> str:
    """Return a value from a document for a message: short and printable."""
    if isinstance(value, str):
        return repr(value) if len(value) <= _SHOWN else f"{value[:_SHOWN]!r}..."
    if isinstance(value, bool | float) or value is None:
        return repr(value)
    if isinstance(value, int):
        return str(value) if abs(value) <= GREATEST else "a number that is far too great"
    if isinstance(value, dict):
        return f"a table of {len(value)}"
    return f"a list of {len(value)}" if isinstance(value, list | tuple) else type(value).__name__


def error_text(error: Exception) -> str:
    """Return an error met in a damaged document for a message: short."""
    words = brief(str(error))
    return words if isinstance(error, UndergrowthError) else f"{type(error).__name__}: {words}"


def brief(words: str) -> str:
    """Return the beginning of a message that repeats what somebody wrote."""
    return words if len(words) <= _BRIEF else f"{words[:_BRIEF]}..."


def read_file(path: str | Path, largest: int = LARGEST) -> str:
    """Return the text of a file.

    Raises `BadText` if it has more than `largest` bytes or is not UTF-8, and `OSError`.
    """
    with Path(path).open("rb") as file:
        found = file.read(largest + 1)  # the reported size may be wrong: devices have none
    if len(found) > largest:
        raise BadText(f"it is too large: expected at most {largest} bytes")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        raise BadText("it is no text") from None


def read_json(
    text: str | bytes, largest: int = LARGEST, longest_text: int = LONGEST_TEXT
) -> object:
    """Return the document in a JSON text.  Raises `BadText`."""
    if len(text) > largest:
        raise BadText(f"it is too large: expected at most {largest} bytes")
    try:
        document: object = json.loads(text)
    except RecursionError:
        raise BadText(_too_deep()) from None
    except ValueError as error:  # no JSON, no UTF-8, or a number with thousands of digits
        raise BadText(str(error)) from None
    check_plain(document, MOST_ENTRIES, longest_text)
    return document


def read_document(
    text: str | bytes, kind: str, format: str, version: int | None = None
) -> dict[str, object]:
    """Return the document of a format in a JSON text.

    `kind` is the name that messages give to such documents, such as `save`.  Raises `BadSave`, also
    for another version if one is named.
    """
    try:
        document = read_json(text)
    except BadText as error:
        raise BadSave(f"a {kind} is a JSON document: {error}") from None
    found = check_format(document, kind, format)
    if version is not None and found.get("version") != version:
        raise BadSave(
            f"this {kind} has version {abridged(found.get('version'))};"
            f" this program reads version {version}"
        )
    return found


def check_format(document: object, kind: str, format: str) -> dict[str, object]:
    """Return a document if it names this format.  Raises `BadSave`."""
    if not isinstance(document, dict) or document.get("format") != format:
        raise BadSave(f"this is no {kind}: expected a document with format {format!r}")
    return document


def check_plain(
    document: object, most: int = MOST_ENTRIES, longest_text: int = LONGEST_TEXT
) -> None:
    """Raise `BadText` if a document is not plain data, or exceeds the limits."""
    level: list[object] = [document]
    entries = 0
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                for key in value:
                    if not isinstance(key, str | int):
                        raise BadText(f"{abridged(key)} is no name of an entry")
                    _check_value(key, longest_text)
                _check_many(entries + len(below) + len(value), most)
                below += value.values()
            elif isinstance(value, list | tuple):
                _check_many(entries + len(below) + len(value), most)
                below += value
            else:
                _check_value(value, longest_text)
        if len(below) == 0:
            return
        entries += len(below)
        level = below
    raise BadText(_too_deep())


def _too_deep() -> str:
    return f"it is nested too deep: expected at most {DEEPEST} lists and tables inside each other"


def _check_many(entries: int, most: int) -> None:
    if entries > most:
        raise BadText(f"it has more than {most} entries")


def _check_value(value: object, longest_text: int) -> None:
    if isinstance(value, str):
        _check_text(value, longest_text)
    elif isinstance(value, bool) or value is None:
        return
    elif isinstance(value, int):
        if not -GREATEST <= value <= GREATEST:
            raise BadText(f"it has a number beyond {GREATEST}")
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise BadText(f"it has {value}, which is no number")
    else:
        raise BadText(f"it has a {type(value).__name__}, which is no plain data")


def _check_text(text: str, longest: int) -> None:
    if len(text) > longest:
        raise BadText(f"it has a text of {len(text)} characters: expected at most {longest}")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise BadText(f"it has half a character, in {abridged(text)}") from None
