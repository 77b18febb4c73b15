"""Attributes of our classes, as `help` and the tests of the public names show them.

Compiled classes have a descriptor for each attribute, with its docstring
(`tools/compiler/docstrings.py`).  Interpreted ones set attributes on instances alone, so `help`
would show none: there the class's own docstring is given a list of them.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from dataclasses import is_dataclass
from pathlib import Path
from typing import Final, NamedTuple, is_typeddict

_SET: Final = re.compile(r"( {8,})self\.([a-z]\w*)(?:: ([^=]+))? = .*")
_FIELD: Final = re.compile(r"( {4})([a-z]\w*): ([^=]+?)(?: = .*)?")
_FINAL: Final = re.compile(r"Final(?:\[(.*)\])?")


class Attribute(NamedTuple):
    """A public attribute that a class sets on its instances."""

    name: str
    kind: str
    """Its type as the source declares it; empty where that leaves it to the value."""
    words: str
    """Its docstring; empty where there is none."""


def attributes(kind: type) -> list[Attribute]:
    """Return the public attributes of a class and of its bases, by name.

    They are read in the source: assignments to `self` and the fields of dataclasses and typed
    dictionaries, with the strings beneath them.
    """
    found: dict[str, Attribute] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("undergrowth."):
            for attribute in _read(_source(each), is_dataclass(each) or is_typeddict(each)):
                before = found.get(attribute.name)
                if before is None or (attribute.words and not before.words):
                    found[attribute.name] = attribute
    return [found[name] for name in sorted(found) if not _is_more(kind, name)]


def _is_more(kind: type, name: str) -> bool:
    """Whether a name of a class is a property or method."""
    value = inspect.getattr_static(kind, name, None)
    return callable(value) or isinstance(value, (property, staticmethod, classmethod))


def _source(kind: type) -> str:
    """Return the source of a class; empty where there is none.

    `inspect.getsource` parses the whole module, which takes a hundred times as long.
    """
    file = sys.modules[kind.__module__].__file__
    if not file:
        return ""
    built = Path(file)
    try:
        text = built.with_name(f"{built.name.split('.')[0]}.py").read_text(encoding="utf-8")
    except OSError:
        return ""
    found = re.search(rf"^class {kind.__name__}\b.*\n(?:(?: .*)?\n)*", text, re.MULTILINE)
    return found[0] if found else ""


def _read(source: str, has_fields: bool) -> list[Attribute]:
    """Return what a class assigns to `self`, and its fields if it has such."""
    found = []
    lines = source.splitlines()
    for number, line in enumerate(lines):
        assigned = _SET.fullmatch(line)
        if assigned is None and has_fields:
            assigned = _FIELD.fullmatch(line)
        if assigned:
            kind = _FINAL.sub(lambda match: match[1] or "", assigned[3] or "")
            words = _string(lines, number + 1, assigned[1])
            found.append(Attribute(assigned[2], kind, words))
    return found


def _string(lines: list[str], at: int, indent: str) -> str:
    """Return the string that stands beneath an assignment, on one line; empty where none does."""
    while at < len(lines) and lines[at].startswith((f"{indent} ", f"{indent}]", f"{indent})")):
        at += 1  # a value on several lines
    quote = f'{indent}"""'
    if at == len(lines) or not lines[at].startswith(quote):
        return ""
    text = "\n".join(lines[at:])[len(quote) :]
    return " ".join(text.partition('"""')[0].split())


def show_attributes(*kinds: type) -> None:
    """Let the docstrings of interpreted classes list their attributes."""
    for kind in kinds:
        words = inspect.getdoc(kind)
        if words and inspect.isfunction(getattr(kind, "__init__", None)):
            found = attributes(kind)  # none where the sources are left out, as in the static site
            kind.__doc__ = f"{words}\n\n{listed(found)}" if found else words


def listed(found: list[Attribute]) -> str:
    """Return attributes as a docstring lists them."""
    parts = ["Attributes:\n"]
    for each in found:
        heading = f"{each.name}: {each.kind}" if each.kind else each.name
        words = textwrap.fill(each.words, 88, initial_indent="    ", subsequent_indent="    ")
        parts.append(f"{heading}\n{words}".rstrip())
    return "\n".join(parts)
