"""JSON Schemas of positions and saves: their shape, for programs that read and write them.

A schema defines the type of every part.  The contents of boards of factions, maps and cards are
left open, since they may come from other packages.  `undergrowth.position.game` and
`Game.from_json` check more: whether a document describes a valid table.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadText
from undergrowth.engine.frames import CHANCE
from undergrowth.library.names import installed_maps
from undergrowth.table.game import STOPS
from undergrowth.table.moments import PHASES
from undergrowth.table.names import FACTIONS, ITEMS
from undergrowth.table.saving.saves import FORMAT
from undergrowth.table.saving.upgrades import VERSION

Schema = dict[str, object]
KINDS: Final = ("position", "save")
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_TEXT: Final[Schema] = {"type": "string"}
_FLAG: Final[Schema] = {"type": "boolean"}
_NUMBER: Final[Schema] = {"type": "integer"}
_COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
_WORDS: Final[Schema] = {
    "anyOf": [_TEXT, {"type": "array", "items": {"type": ["string", "integer"]}}],
    "description": "A list of words, or one string with commas.",
}


def schema(kind: str) -> Schema:
    """Return the JSON Schema of a `position` or a `save`.  Raises `BadText` for anything else."""
    if kind == "position":
        return _position()
    if kind == "save":
        return _save()
    raise BadText(f"{abridged(kind)} has no schema: expected {', '.join(KINDS)}")


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _table(values: Schema) -> Schema:
    return {"type": "object", "additionalProperties": values}


def _head(title: str, properties: Schema, required: list[str]) -> Schema:
    return {
        "$schema": _DIALECT,
        "title": title,
        "type": "object",
        "required": required,
        "properties": properties,
    }


# ---- positions


def _position() -> Schema:
    """Return the schema of a described table: the general entries, and a table for each faction."""
    properties: Schema = {**_GAME, **_ON_MAP, **_PILES, **_PROGRESS}
    properties["map"] = {"enum": installed_maps()}
    for name in FACTIONS.words():
        properties[name] = _SEAT
    doc = _head("undergrowth position", properties, ["seats"])
    doc["additionalProperties"] = {"anyOf": [_SEAT, _WORDS, _NUMBER, _FLAG]}
    return doc


_GAME: Final[Schema] = {
    "deck": _TEXT,
    "seats": {**_WORDS, "description": "The factions, clockwise, the starting player first."},
    "hirelings": _WORDS,
    "with_hirelings": _FLAG,
    "hireling_cards": _WORDS,
    "control_die": _TEXT,
    "fan_content": _FLAG,
    "house_rules": _WORDS,
    "hireling_markers": {"type": "object"},
    "advanced": _FLAG,
    "cooperative": _FLAG,
    "dominance_cards": _FLAG,
    "turn": _TEXT,
    "phase": {"enum": list(PHASES)},
    "turns": _COUNT,
}
_ON_MAP: Final[Schema] = {
    "clearings": _table(_table(_WORDS)),
    "forests": _table(_table(_WORDS)),
    "paths": _table(_table(_WORDS)),
    "suits": _table(_WORDS),
    "ruins": _table(_WORDS),
    "items": {
        "type": "object",
        "properties": dict.fromkeys(ITEMS.names(), _COUNT),
        "additionalProperties": False,
    },
    "landmarks": _table({"type": "integer", "minimum": 1}),
    "landmark_cards": {"type": "object"},
    "cards": {"type": "object"},
    "activated": _table(_COUNT),
}
_PILES: Final[Schema] = {
    "discard": _WORDS,
    "available": _WORDS,
    "deck_top": _WORDS,
    "seen": _table(_table(_WORDS)),
    "used": _WORDS,
    "homelands": _WORDS,
}
_PROCEDURE: Final[Schema] = {
    "type": "object",
    "required": ["is"],
    "properties": {"is": _TEXT, "at": _TEXT, "tells": _list(_NUMBER)},
}
_PROGRESS: Final[Schema] = {
    "procedures": _list(_PROCEDURE),
    "answer": _TEXT,
    "in_force": _list(
        {
            "type": "object",
            "required": ["is", "from", "floor", "when"],
            "properties": {"is": _TEXT, "from": _COUNT, "floor": _COUNT, "when": _COUNT},
        }
    ),
}
_SEAT: Final[Schema] = {
    "type": "object",
    "description": "What a player has; what else lies on the faction's board is the faction's.",
    "properties": {
        "hand": _WORDS,
        "play": _WORDS,
        "crafted": _WORDS,
        "dominance": _WORDS,
        "score": _COUNT,
        "home": _COUNT,
    },
}


# ---- saves


def _save() -> Schema:
    """Return the schema of a whole game, as this and earlier releases write it."""
    properties: Schema = {
        "format": {"const": FORMAT},
        "version": {"type": "integer", "minimum": 1, "maximum": VERSION},
        "setup": _SETUP,
        "asked_setup": _SETUP,
        "cards": _list(_TEXT),
        "kinds": _list(_TEXT),
        "table": _LAID,
        "used": _list(_TEXT),
        "chance": {**_list({"type": "integer", "minimum": 1}), "minItems": 2, "maxItems": 2},
        "drawn": _COUNT,
        "boards": {"anyOf": [_table(_RECORD), _list(_RECORD)]},
        "stack": _list(_RECORD),
        "lasting": _list(_RECORD),
        "decision": {"anyOf": [_DECISION, {"type": "null"}]},
        "answer": _TEXT,
        "log": {"anyOf": [_list(_RECORD), {"type": "null"}]},
        "answers": {"anyOf": [_list({**_TEXT, "pattern": "^[^:]+: "}), {"type": "null"}]},
        "asks_all": _FLAG,
        "stops": _list({"enum": list(STOPS)}),
        "first_answers": _NUMBER,
    }
    required = ["format", "version", "setup", "cards", "kinds", "table", "chance", "boards"]
    return _head("undergrowth save", properties, [*required, "stack", "decision", "log", "answers"])


_NUMBERS: Final = _list(_NUMBER)
_ROWS: Final = _list(_NUMBERS)
_RECORD: Final[Schema] = {"type": "object", "required": ["is"], "properties": {"is": _TEXT}}
_SETUP: Final[Schema] = {
    "type": "object",
    "required": ["map", "deck", "seats"],
    "properties": {"map": _TEXT, "deck": _TEXT, "seats": _list(_TEXT), "reach": _TEXT},
}
_DECISION: Final[Schema] = {
    "type": "object",
    "required": ["seat", "prompt", "law", "options"],
    "properties": {
        "seat": {"type": "integer", "minimum": CHANCE},
        "prompt": _TEXT,
        "law": _TEXT,
        "options": _list(_TEXT),
    },
    "additionalProperties": False,
}
_LISTS: Final = ("pieces", "supply", "warriors", "strength", "presence", "slots", "suits", "deck")
_MORE_LISTS: Final = ("discard", "available", "items", "score", "dominance", "homes", "activated")
_LISTS_OF_LISTS: Final = ("ruins", "hands", "play", "seen", "crafted")
_LAID: Final[Schema] = {
    "type": "object",
    "required": [*_LISTS, *_MORE_LISTS, *_LISTS_OF_LISTS, "turn", "phase", "turns", "over"],
    "properties": {
        **dict.fromkeys((*_LISTS, *_MORE_LISTS, "winners", "clearings"), _NUMBERS),
        **dict.fromkeys(("landmarks", "homelands"), _NUMBERS),
        **dict.fromkeys((*_LISTS_OF_LISTS, "paths", "rivers"), _ROWS),
        "has_ruin": _list(_FLAG),
        "turn": {"type": "integer", "minimum": -1},
        "phase": {"type": "integer", "minimum": 0, "maximum": len(PHASES) - 1},
        "turns": _COUNT,
        "over": _FLAG,
        "scripted": _FLAG,
        "victory": _TEXT,
        "opening": _TEXT,
        "seed": _NUMBER,
    },
}
