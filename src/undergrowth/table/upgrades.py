"""Saves of earlier releases, made into saves of this one: a step for each version.

A step takes a document as its version wrote it and changes it into one of the next version; a
later step, or `saves`, reads the result.  Words stay as the release wrote them: a step knows no
rule and asks nothing of the library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undergrowth.engine.errors import BadSave

VERSION: Final = 2
"""The version of the saves that this program writes."""

Document = dict[str, Any]


def upgrade(doc: Document) -> Document:
    """A save of any version as one of this program's.  Raises `BadSave` for an unknown version."""
    version = doc.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= VERSION:
        raise BadSave(
            f"this save has version {version!r}; this program reads versions 1 to {VERSION}"
        )
    for step in range(version, VERSION):
        doc = _STEPS[step](doc)
        doc["version"] = step + 1
    return doc


def _boards_by_name(doc: Document) -> Document:
    """Version 1 listed factions' boards by seat and landmarks' by number, some without a board."""
    setup = doc["setup"]
    boards: Document = dict(zip(setup["seats"], doc["boards"], strict=True))
    in_play, others = setup.get("in_play", ()), doc.get("landmark_boards", ())
    for name, board in zip(in_play, others, strict=False):
        if board["is"] != "LandmarkBoard":  # one on which nothing could lie
            boards[f"landmark {name}"] = board
    return {**doc, "boards": boards}


_STEPS: Final[dict[int, Callable[[Document], Document]]] = {1: _boards_by_name}
"""What makes a document of a version one of the next."""
