"""Descriptions of things in the catalogue."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from undergrowth.lore import everything, introduced, moments
from undergrowth.server.wire.common import Wire
from undergrowth.words import language

_SECTION = "section"


class CatalogueSentence(Wire):
    """A sentence about a thing; `id` is a piece, a board part, a section or a word for it."""

    id: str
    title: str
    text: str
    law: str = Field(description="The section of the Law it goes by.", examples=["6.5.4"])


class CatalogueGroup(Wire):
    """Sentences of one sort: how to score, abilities, actions, pieces."""

    id: str
    title: str
    lines: list[CatalogueSentence]


class CatalogueAbout(Wire):
    """The description of a thing: in one line of fewer than sixty letters, and in full."""

    kind: str = Field(examples=["faction"])
    id: str
    title: str
    short: str
    text: str
    law: str
    groups: list[CatalogueGroup]
    fan: str = Field(description="The package of which it is fan content; empty for all else.")


class CatalogueSection(Wire):
    """A section of the Law in our words; one of a package as `package:B.2`."""

    id: str = Field(examples=["4.3.6"])
    title: str
    text: str


def told_of() -> dict[str, Any]:
    """Return all descriptions in the current language."""
    found = everything(language())
    return {
        "about": [each.data() for each in found if each.kind != _SECTION],
        "sections": [
            {"id": each.id, "title": each.title, "text": each.text}
            for each in found
            if each.kind == _SECTION
        ],
        "introduces": introduced(),
        "moments": moments(),
    }
