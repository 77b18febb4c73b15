"""Documents as TOML, so that a position that was found can be read and edited by hand."""

from __future__ import annotations

import json
import re
from typing import Final

from undergrowth.position import Document

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 100


def to_toml(document: Document) -> str:
    """Return a document of tables, lists, texts and numbers as TOML; `tomllib` reads it back
    equal."""
    lines: list[str] = []
    _table(lines, [], document)
    return "\n".join(lines).lstrip("\n") + "\n"


def _table(lines: list[str], path: list[str], table: Document) -> None:
    """Write the plain entries of a table first, then the tables in it."""
    inner = {key: value for key, value in table.items() if _is_table(value)}
    for key, value in table.items():
        if key not in inner:
            lines += _entry(_key(key), value)
    for key, value in inner.items():
        here = [*path, _key(key)]
        assert isinstance(value, dict)
        if not value or any(not _is_table(each) for each in value.values()):
            lines += ["", f"[{'.'.join(here)}]"]
        _table(lines, here, value)


def _is_table(value: object) -> bool:
    """Whether a value gets a heading of its own; a small table is written in one line."""
    return isinstance(value, dict) and (not value or len(_value(value)) > _WIDTH - 20)


def _entry(key: str, value: object) -> list[str]:
    line = f"{key} = {_value(value)}"
    if len(line) <= _WIDTH or not isinstance(value, list):
        return [line]
    return [f"{key} = [", *(f"    {_value(each)}," for each in value), "]"]


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
