"""What procedures in progress remember, in numbers: a column for each field of each procedure.

`context` marks what a question is about: places, owners, cards.  Whatever else may decide what an
answer means, such as the column that is carried out or how many are left, stands here by itself,
so that questions which differ have rows that differ.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from undergrowth.ai.encoding.hashing import add_word
from undergrowth.engine.owners import class_name
from undergrowth.table.records import Hit
from undergrowth.table.saving.saves import RECORDS
from undergrowth.table.saving.soundness import CARD_FIELDS, KIND_FIELDS

LISTED: Final = 6
"""Of a list are told its length and so many of its numbers; of hits the pieces that meet them."""
NOTED: Final = 16
"""Columns for what is noted by words (`hashing`)."""
_GREATEST: Final = 255
_ELSEWHERE: Final = (*CARD_FIELDS, *KIND_FIELDS, "seat", "doer", "tally")
"""Fields that other slices tell of: cards by their columns, pieces as far as one may know, and the
sums of a battle by its dice, its pieces and the effects used in it."""


class Remembered:
    """A field of a procedure or record, and the columns in which its numbers stand."""

    def __init__(self, name: str, what: str, within: list[Remembered]) -> None:
        self.name: Final = name
        self.listed: Final = what == "list"
        self.noted: Final = what == "dict"
        """Whether it holds numbers by words."""
        self.within: Final = within
        """The fields of the record that it holds, if it holds one."""

    def columns(self) -> list[str]:
        """The names of its columns."""
        if self.within:
            return [f"{self.name}.{name}" for each in self.within for name in each.columns()]
        if self.listed:
            return [f"{self.name} length", *[f"{self.name} {n}" for n in range(LISTED)]]
        if self.noted:
            return [f"{self.name} hashed {n}" for n in range(NOTED)]
        return [self.name]

    def write(self, holder: object, row: bytearray, at: int) -> int:
        """Write what a procedure or record remembers in it; returns where the next field begins."""
        value: object = getattr(holder, self.name)
        if self.within:
            return write_fields(self.within, value, row, at)
        if self.noted:
            if isinstance(value, dict):
                for word, number in value.items():
                    add_word(str(word), _as_byte(int(number)), row, at, NOTED)
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
    """Write all that a procedure or record remembers; returns where the next one begins."""
    for each in remembered:
        at = each.write(holder, row, at)
    return at


def remembered_by(kind: type[object]) -> list[Remembered]:
    """The fields of a procedure or record, as far as no other slice tells of them."""
    found: list[Remembered] = []
    for each in fields(kind):  # type: ignore[arg-type]  # they are dataclasses
        if each.name in _ELSEWHERE:
            continue
        named: object = each.type if isinstance(each.type, str) else each.type.__name__
        what = str(named).split("[")[0]
        if what in RECORDS:
            found.append(Remembered(each.name, "", remembered_by(RECORDS[what])))
        elif what in ("int", "bool", "list", "dict"):
            found.append(Remembered(each.name, what, []))
    return found


def columns_of(kind: type[object]) -> list[str]:
    """The names of the columns of a procedure or record."""
    name = class_name(kind)
    return [f"{name}.{column}" for each in remembered_by(kind) for column in each.columns()]


def _as_byte(value: int) -> int:
    """A number from 0 to 255: one more than it is, so that 0 is none."""
    return max(0, min(_GREATEST, value + 1))
