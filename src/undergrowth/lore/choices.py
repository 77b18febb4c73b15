"""Descriptions of the options of a faction's seat (`[[seat_option]]` in its data)."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.data import Sheet
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadText
from undergrowth.engine.messages import details, title
from undergrowth.library import installed_factions
from undergrowth.library.seating import seat_options
from undergrowth.lore.telling import about
from undergrowth.lore.things import kinds, names
from undergrowth.words import language


@dataclass(frozen=True)
class Choice:
    """An option of a seat besides its faction, such as a difficulty."""

    id: str
    """The id of the option, as in a setup."""
    title: str
    """The name for people, in the current language."""
    about: str
    """The text about the option, in the current language; may be empty."""
    many: bool
    """Whether several values may be chosen, rather than one."""
    usual: str
    """The default; empty if it is none of the values."""
    values: list[tuple[str, str, str]]
    """Each value's id, title and meaning in a line."""


def seat_choices(faction: str) -> list[Choice]:
    """R.3.3 Return the options of a faction's seat, in the current language.

    Raises `BadText` for an unknown faction.
    """
    known = installed_factions()
    if faction not in known:
        raise BadText(f"{abridged(faction)} is not a faction: expected {', '.join(known)}")
    options = seat_options(faction)
    parts = _parts(faction) if options else {}
    return [_choice(option, parts) for option in options]


def _choice(option: Sheet, parts: dict[str, str]) -> Choice:
    id, kind = option.text("id"), option.word("kind") or option.text("id")
    values = [
        (name, _capital(title(name, kind)), _line(kind, name)) for name in option.texts("values")
    ]
    what = parts.get(id, "") or details(id, "seat_option")
    return Choice(
        id, title(id, "seat_option"), what, option.flag("many"), option.word("usual"), values
    )


def _parts(faction: str) -> dict[str, str]:
    """Return the texts about the parts of a faction's board, by id; an option has its part's id."""
    groups = about("faction", faction, language()).groups
    return {line.id: line.text for group in groups if group.id == "parts" for line in group.lines}


def _line(kind: str, name: str) -> str:
    """Return the meaning of a value: the text about that thing, or its details."""
    if kind in kinds() and name in names(kind):
        return about(kind, name, language()).short or details(name, kind)
    return details(name, kind)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
