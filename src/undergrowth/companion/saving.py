"""Saves of a companion's game, as JSON: the chapter in progress, and the earlier ones.

A chapter is an opening and everything that was told since.  A game of an evening has many: each
begins before a turn with the table as it lies, so that a save is read without replaying the
evening.  Earlier chapters are kept as they are, for undo.
"""

from __future__ import annotations

import json
from typing import Any, Final

from undergrowth.engine.documents import DAMAGE, error_text, read_document
from undergrowth.engine.errors import BadSave
from undergrowth.engine.given import given_as

FORMAT: Final = "undergrowth companion"
VERSION: Final = 1
LARGEST: Final = 2**22
"""The most bytes of a companion's file."""
_PARTS: Final[dict[str, type]] = {"opening": dict, "seed": int, "entries": list}

Chapter = dict[str, Any]
"""`opening`, `seed` and `entries`, as plain data."""


def written(chapter: Chapter, earlier: list[Chapter]) -> str:
    """Return a game as one JSON document."""
    doc = {"format": FORMAT, "version": VERSION, **chapter}
    if earlier:
        doc["earlier"] = earlier
    return json.dumps(doc, separators=(",", ":"), sort_keys=True)


def read(text: str | bytes) -> tuple[Chapter, list[Chapter]]:
    """Return the chapter in progress of a document, and the earlier ones.  Raises `BadSave`."""
    if not isinstance(text, bytes):
        given_as("a companion's game", text, str, BadSave)
    doc: dict[str, Any] = read_document(text, "companion's game", FORMAT, VERSION)
    try:
        return _chapter(doc), [_chapter(each) for each in doc.get("earlier", [])]
    except DAMAGE as error:
        raise damaged(error) from None


def _chapter(doc: Any) -> Chapter:
    for name, kind in _PARTS.items():
        if not isinstance(doc[name], kind):
            raise ValueError(f"{name}: expected {kind.__name__}")
    return {name: doc[name] for name in _PARTS}


def damaged(error: Exception) -> BadSave:
    """Return the error for a document that cannot be played on."""
    return BadSave(f"the companion's game is damaged: {error_text(error)}")
