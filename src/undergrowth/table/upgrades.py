"""Saves of earlier releases, brought up to what this one writes: a step for each version.

A step takes the document of one version, changes it in place into the next, and trusts nothing
in it: whatever is missing or of another shape is left for the reader to complain of.
"""

from __future__ import annotations

from typing import Any, Final

from undergrowth.table.places import NOWHERE

VERSION: Final = 2
"""The version of saves that this release writes."""
_PLACES: Final = ("place", "origin", "destination", "clearing")
"""Fields of procedures and records that name a place."""


def upgrade(doc: dict[str, Any]) -> dict[str, Any]:
    """The document as this release writes it; one of a version it does not know as it is."""
    if doc.get("version") == 1:
        _name_nowhere(doc)
        doc["version"] = 2
    return doc


def _name_nowhere(doc: dict[str, Any]) -> None:
    """Version 1 wrote place 0 for no place at all."""
    table = doc.get("table")
    if isinstance(table, dict):
        for name in ("homes", "landmarks"):
            if isinstance(table.get(name), list):
                table[name] = [_place(value) for value in table[name]]
    _in_fields(doc.get("stack"))


def _in_fields(value: Any) -> None:
    """Every field that names a place, in procedures and what they hold."""
    if isinstance(value, list):
        for each in value:
            _in_fields(each)
    elif isinstance(value, dict):
        for name, held in value.items():
            if name in _PLACES:
                value[name] = _place(held)
            else:
                _in_fields(held)


def _place(value: Any) -> Any:
    return NOWHERE if value == 0 and not isinstance(value, bool) else value
