"""Procedures, records and questions as plain data of a save, and back."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from undergrowth.engine.actions import full_text, parse
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSave
from undergrowth.engine.frames import (
    FRAMES,
    Decision,
    Prompt,
)
from undergrowth.engine.owners import class_name
from undergrowth.table.records import Fate, Fight, Hit, Moved, Share, Tally
from undergrowth.table.saving.fights import APART, NOTES, read_notes, write_notes

RECORDS: Final[dict[str, Any]] = {
    "Fight": Fight,
    "Hit": Hit,
    "Fate": Fate,
    "Moved": Moved,
    "Share": Share,
    "Tally": Tally,
}


def pack(value: Any) -> Any:
    """Return a dataclass as its class name and fields; lists and plain values as they are."""
    if isinstance(value, list):
        return [pack(each) for each in value]
    if isinstance(value, Fight):
        own = [each.name for each in fields(value) if each.name not in APART]
        packed = {name: pack(getattr(value, name)) for name in own}
        return {"is": class_name(Fight), **packed, NOTES: write_notes(value)}
    if is_dataclass(value):
        packed = {each.name: pack(getattr(value, each.name)) for each in fields(value)}
        return {"is": class_name(type(value)), **packed}
    return value


def unpack(doc: Any, known: Any) -> Any:
    """Reverse `pack`; fields missing in an earlier release's save get their defaults."""
    if isinstance(doc, list):
        return [unpack(each, FRAMES) for each in doc]
    if isinstance(doc, dict) and "is" in doc:
        name = doc["is"]
        kind: Any = known.get(name) or FRAMES.get(name) or RECORDS.get(name)
        if kind is None:
            raise BadSave(f"the save holds a {abridged(name)}, which this program does not know")
        noted = read_notes(doc.get(NOTES, {})) if kind is Fight else {}
        own = [each.name for each in fields(kind) if each.name in doc and each.name not in noted]
        return kind(**{name: unpack(doc[name], FRAMES) for name in own}, **noted)
    return doc


def decision_document(decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "law": decision.law,
        "options": [full_text(option) for option in decision.offered],
    }


def read_decision(doc: dict[str, Any] | None) -> Decision | None:
    if doc is None:
        return None
    options = [parse(text) for text in doc["options"]]
    return Decision(doc["seat"], Prompt(doc["prompt"], doc["law"]), options)
