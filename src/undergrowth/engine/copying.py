"""Copies derived from fields, for dataclasses of numbers and lists of numbers.

A class that remembers anything else writes its own `copy`.  Compiled classes have theirs written
into them when they are compiled, by the same rule (`tools/compiler/native.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, TypeVar

T = TypeVar("T")
Copier = Callable[[Any], Any]

_PLAIN: Final = frozenset({"int", "bool", "str", "None"})
"""Types of values that never change: copies share them."""
_LISTS: Final = frozenset({"list[int]", "list[str]"})
_COPIERS: Final[dict[type, Copier]] = {}


def copied(one: T) -> T:
    """Return an equal object that shares nothing that can change.

    Raises TypeError where a field is neither a number, a word nor a list of them.
    """
    kind = type(one)
    copier = _COPIERS.get(kind)
    if copier is None:
        copier = _COPIERS[kind] = copier_of(kind)
    made: T = copier(one)
    return made


def copier_of(kind: type) -> Copier:
    """Make the method that copies objects of a dataclass, and give it to the class if it may."""
    named = [_value(kind, each.name, each.type) for each in fields(kind)]
    lines = [
        "def copy(self):",
        "    if self.__class__ is not kind:",  # a subclass has other fields
        "        return copied(self)",
        f"    return kind({', '.join(named)})",
    ]
    room: dict[str, Any] = {"kind": kind, "copied": copied, "plain_list": _plain_list}
    exec("\n".join(lines), room)
    made: Copier = room["copy"]
    made.__doc__ = copied.__doc__
    if "copy" not in kind.__dict__:
        kind.copy = made  # type: ignore[attr-defined]
    return made


def _value(kind: type, name: str, written: object) -> str:
    """Return the expression that copies one field."""
    words = written if isinstance(written, str) else getattr(written, "__name__", str(written))
    if words in _LISTS:
        return f"{name}=self.{name}[:]"
    if words == "list":  # a compiled class, which others extend, has forgotten the rest
        return f"{name}=plain_list(self.{name})"
    if set(re.split(r"\s*\|\s*", words)) <= _PLAIN:
        return f"{name}=self.{name}"
    raise TypeError(f"{kind.__name__}.{name} is {words}: {kind.__name__} has to write its own copy")


def _plain_list(values: list[Any]) -> list[Any]:
    """Return a copy of a list of numbers or words.  Raises TypeError for any other list."""
    for each in values:
        if not isinstance(each, int | str):
            raise TypeError(f"a list with {each!r} in it: its class has to write its own copy")
    return values[:]
