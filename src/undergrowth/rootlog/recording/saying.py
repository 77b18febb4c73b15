"""Next statements about a board: the texts of its marks, for a choice instead of writing."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.rootlog.marks import drop_mark, write_mark
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.scripts import Mark, Script
from undergrowth.rootlog.recording.record import Record


@dataclass(frozen=True)
class Saying:
    """A value that a board may have."""

    entry: str
    """The entry of a described position."""
    key: str
    """The key in that entry, such as another faction; empty if it has none."""
    value: str
    """The value, in our words."""
    gone: bool
    """Whether the board says so no longer."""
    text: str
    """The action of the notation."""


def sayings(record: Record, faction: str) -> list[Saying]:
    """Return what the board of a faction may say, as it is written in the last line."""
    letters, me = record.names.letters, record.turns[-1].letter
    script = letters.script(faction)
    found: list[Saying] = []
    for number, mark in enumerate(script.marks):
        if not _may_be_said(mark, script, me):
            continue
        for key in _keys(record, faction, mark):
            for value in mark.values:
                try:
                    text = write_mark(letters, script, number, (key, value), me)
                except NoLetters:
                    continue
                if text:
                    found.append(Saying(mark.entry, key, value, False, text))
        found += _gone(script, number, mark, me)
    return found


def _may_be_said(mark: Mark, script: Script, me: str) -> bool:
    """Whether a turn of `me` can say so: some patterns do not name whose board it is."""
    return me == script.letter or "{me}" in mark.write or f"{script.letter}$" in mark.write


def _keys(record: Record, faction: str, mark: Mark) -> list[str]:
    if mark.by_faction:
        return [seat for seat in record.seats if seat != faction and seat not in mark.without]
    return list(mark.keys) or [""]


def _gone(script: Script, number: int, mark: Mark, me: str) -> list[Saying]:
    values = mark.values if mark.drop and not mark.is_piece else {}
    return [
        Saying(mark.entry, "", value, True, drop_mark(script, number, ("", value), me))
        for value in values
    ]
