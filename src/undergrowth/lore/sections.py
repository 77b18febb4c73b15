"""The sections of the Law, each in a paragraph of our own: messages such as `law-6_5_4`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from undergrowth.content import packages
from undergrowth.engine.errors import BadText
from undergrowth.lore.entries import Line
from undergrowth.lore.facts import facts_of
from undergrowth.words import told
from undergrowth.words.shelf import Shelf, shelf

_PREFIX: Final = "law-"
_NESTED: Final = re.compile(r"(.*\.[IVX]+)[a-z]")


def section_ids() -> list[str]:
    """Return the sections that have a paragraph, in the order of the Law: `6.5.4`.

    Those of other packages follow, each with its package: `acme:B.2`.
    """
    return list(_ids_in(shelf(), tuple(each.name for each in packages())))


def parts_of(id: str) -> list[str]:
    """Return the direct subsections of a section, in the order of the Law."""
    return _parts_among(tuple(section_ids())).get(id, [])


@lru_cache(maxsize=8)
def _ids_in(books: Shelf | None, owners: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sections in some packages' files, cached for these files."""
    if books is None:
        return ()
    ours = _numbers_in(books, "")
    found = sorted(ours, key=_order)
    for name in owners:
        own = [number for number in _numbers_in(books, name) if number not in ours]
        found += [f"{name}:{number}" for number in sorted(own, key=_order)]
    return tuple(found)


@lru_cache(maxsize=8)
def _parts_among(ids: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the subsections of each section that has any."""
    found: dict[str, list[str]] = {}
    for id in ids:
        found.setdefault(above(id), []).append(id)
    return found


def section(number: str) -> Line:
    """Return the paragraph of a section, or of the nearest section above it that has one.

    Raises `BadText` if there is none.
    """
    owner, _, sought = number.rpartition(":")
    known = {name: _numbers(name) for name in [owner, "", *(each.name for each in packages())]}
    while sought:
        for name, numbers in known.items():
            if sought in numbers:
                return paragraph(f"{name}:{sought}" if name else sought)
        sought = above(sought)
    raise BadText(f"{number!r} is not a section that anything is told of")


def above(number: str) -> str:
    """Return the section above a section, or nothing: `9.2.9.II` for `9.2.9.IIa`."""
    nested = _NESTED.fullmatch(number)
    return nested[1] if nested else number.rpartition(".")[0]


def _numbers(owner: str) -> set[str]:
    """Return the sections in a package's English files."""
    books = shelf()
    return _numbers_in(books, owner) if books is not None else set()


@lru_cache(maxsize=64)
def _numbers_in(books: Shelf, owner: str) -> set[str]:
    """Return the same, cached for these message files."""
    ids = books.ids(owner)
    return {id.removeprefix(_PREFIX).replace("_", ".") for id in ids if id.startswith(_PREFIX)}


def paragraph(id: str) -> Line:
    """Return the paragraph of a section by its id."""
    number = id.rpartition(":")[2]
    message = _PREFIX + number.replace(".", "_")
    facts = facts_of(number)
    return Line(id, told(f"{message}.title", facts)[0], told(message, facts)[0], number)


def _order(number: str) -> list[tuple[int, int, str]]:
    """Return a sort key: numbers by size before letters, chapters before appendices."""
    return [
        (0, int(part), "") if part.isdigit() else (1, _roman(part), part)
        for part in re.split(r"\.", number)
    ]


def _roman(part: str) -> int:
    """Return the sort key of I to VI by value, with other letters after them."""
    found = re.fullmatch(r"(I|II|III|IV|V|VI)([a-z]?)", part)
    return ["I", "II", "III", "IV", "V", "VI"].index(found[1]) if found else 9
