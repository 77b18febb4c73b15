"""The state of procedures in progress as numbers: a column for each field of each procedure.

`context` marks places, owners and cards that a question concerns.  All other fields that may decide
the meaning of an answer, such as a count of what is left, have columns here.  So questions that
differ have rows that differ.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from undergrowth.ai.encoding.hashing import add_word
from undergrowth.engine.owners import class_name
from undergrowth.table.records import Fight, Hit
from undergrowth.table.saving.fights import APART, NOTES, write_notes
from undergrowth.table.saving.packing import RECORDS
from undergrowth.table.saving.soundness import CARD_FIELDS, KIND_FIELDS

LISTED: Final = 6
"""The number of entries encoded of a list, beside its length; of a hit, its kind of piece."""
NOTED: Final = 16
"""The number of hashed columns for what is noted of a battle, by words (`hashing`)."""
_GREATEST: Final = 255
_ELSEWHERE: Final = (*CARD_FIELDS, *KIND_FIELDS, "seat", "doer", "tally")
"""Fields that other slices encode: cards by their columns, pieces as far as the viewer may know
them, and the sums of a battle by its dice, pieces and effects."""


class Remembered:
    """A field of a procedure or record, and the columns for its numbers."""

    def __init__(self, name: str, what: str, within: list[Remembered]) -> None:
        self.name: Final = name
        self.listed: Final = what == "list"
        self.noted: Final = what == "notes"
        """Whether it is what has been noted of a battle, as saves write it."""
        self.within: Final = within
        """The fields of the record in this field, if it holds a record."""

    def columns(self) -> list[str]:
        """Return the names of its columns."""
        if self.within:
            return [f"{self.name}.{name}" for each in self.within for name in each.columns()]
        if self.listed:
            return [f"{self.name} length", *[f"{self.name} {n}" for n in range(LISTED)]]
        if self.noted:
            return [f"{self.name} hashed {n}" for n in range(NOTED)]
        return [self.name]

    def write(self, holder: object, row: bytearray, at: int) -> int:
        """Write the field of a procedure or record; return the start of the next field."""
        value: object = getattr(holder, self.name)
        if self.within:
            return write_fields(self.within, value, row, at)
        if self.noted:
            if isinstance(holder, Fight):
                for word, number in write_notes(holder).items():
                    add_word(word, _as_byte(number), row, at, NOTED)
            return at + NOTED
        if not self.listed:
            if isinstance(value, int):
                row[at] = _as_byte(value)
            return at + 1
        if isinstance(value, list):
            row[at] = min(_GREATEST, len(value))
            for i in range(min(LISTED, len(value))):
                one: object = value[i]
                if isinstance(one, int):
                    row[at + 1 + i] = _as_byte(one)
                elif isinstance(one, Hit):
                    row[at + 1 + i] = _as_byte(one.kind)
        return at + 1 + LISTED


def write_fields(remembered: list[Remembered], holder: object, row: bytearray, at: int) -> int:
    """Write all fields of a procedure or record; return the start of the next one."""
    for each in remembered:
        at = each.write(holder, row, at)
    return at


def remembered_by(kind: type[object]) -> list[Remembered]:
    """Return the fields of a procedure or record that no other slice encodes."""
    found: list[Remembered] = []
    for each in fields(kind):  # type: ignore[arg-type]  # they are dataclasses
        if each.name in _ELSEWHERE:
            continue
        if kind is Fight and each.name in APART:
            found += [Remembered(NOTES, "notes", [])] if each.name == NOTES else []
            continue
        named: object = each.type if isinstance(each.type, str) else each.type.__name__
        what = str(named).split("[")[0]
        if what in RECORDS:
            found.append(Remembered(each.name, "", remembered_by(RECORDS[what])))
        elif what in ("int", "bool", "list"):
            found.append(Remembered(each.name, what, []))
    return found


def columns_of(kind: type[object]) -> list[str]:
    """Return the names of the columns of a procedure or record."""
    name = class_name(kind)
    return [f"{name}.{column}" for each in remembered_by(kind) for column in each.columns()]


def _as_byte(value: int) -> int:
    """Return a number plus one, as 0 to 255; 0 stands for none (-1)."""
    return max(0, min(_GREATEST, value + 1))
