"""The context of the open question as numbers: the procedures in progress and what they concern.

Procedures store places, owners, kinds of piece and cards in fields whose names
`table.saving.soundness` lists; saves and positions rely on those names, too.  Their other fields
are encoded in `memory`.  Only the seat that is asked gets this context, and only of procedures that
address it or whose course is public.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from undergrowth.ai.encoding.layout import LIMITS, Layout
from undergrowth.ai.encoding.memory import columns_of, remembered_by, write_fields
from undergrowth.engine.frames import Procedure
from undergrowth.engine.lasting import Lasting
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import EVERYBODY
from undergrowth.table.layout.box import Box
from undergrowth.table.saving.soundness import CARD_FIELDS, KIND_FIELDS, OWNER_FIELDS, PLACE_FIELDS

_GREATEST: Final = 255
_SELF: Final = ("seat", "doer")
"""Fields with the acting seat, which is encoded elsewhere."""
_ORIGIN: Final = "origin"


class _Field:
    """A field of a procedure, and the start of the slice in which its values are marked."""

    def __init__(self, name: str, kind: str, at: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.at: Final = at


class _Place:
    """Where a class of procedures or of lasting records stands in an observation."""

    def __init__(self, kind: type[object], column: int, marked: list[_Field], memory: int) -> None:
        self.column: Final = column
        """The column that counts how many there are."""
        self.marked: Final = marked
        """The fields that are marked in slices of the context."""
        self.remembered: Final = remembered_by(kind)
        """The other fields, and the start of their columns in `memory`."""
        self.memory: Final = memory


class Context:
    """Writer of the slices about the open question."""

    def __init__(self, layout: Layout, box: Box) -> None:
        self._limits: Final = layout.start("limits")
        self._steps: Final = layout.start("steps") - layout.start("procedures")
        self._procedures: Final[dict[type[Procedure], _Place]] = {}
        self._in_force: Final[dict[type[Lasting], _Place]] = {}
        memory, start = layout.start("memory"), layout.start("procedures")
        for number, kind in enumerate(layout.procedures):
            self._procedures[kind] = _Place(kind, start + number, _fields(kind, layout), memory)
            memory += len(columns_of(kind))
        start = layout.start("in force")
        for number, record in enumerate(layout.lasting):
            self._in_force[record] = _Place(record, start + number, [], memory)
            memory += len(columns_of(record))
        self._columns: Final = layout.columns
        self._owners: Final = [
            -1 if kind.seen_by == EVERYBODY else kind.owner for kind in box.kinds
        ]
        """By kind of piece, the only owner who may be told of it, or -1."""

    def write_limits(self, g: Game, row: bytearray) -> None:
        """Write the limits in force, outermost first: how much of each is used, and its size."""
        at, end = self._limits, self._limits + 2 * LIMITS
        for frame in g.stack:
            if isinstance(frame, Frame):
                for each in frame.allowances(g):
                    if at < end:
                        row[at] = max(0, min(_GREATEST, each.used))
                        row[at + 1] = max(0, min(_GREATEST, each.of))
                        at += 2

    def write(self, g: Game, viewer: int, row: bytearray) -> None:
        """Write the procedures in progress and what they concern, for the seat that is asked."""
        for frame in g.stack:
            place = self._procedures.get(type(frame))
            if place is not None and isinstance(frame, Frame) and _is_told(g, frame, viewer):
                row[place.column] += 1
                row[place.column + self._steps] = min(_GREATEST, frame.next_step)
                for each in place.marked:
                    self._mark(frame, each, viewer, row)
                write_fields(place.remembered, frame, row, place.memory)
        for lasts in g.lasting:
            place = self._in_force.get(type(lasts.record))
            if place is not None:
                row[place.column] = 1
                write_fields(place.remembered, lasts.record, row, place.memory)

    def _mark(self, frame: Frame, each: _Field, viewer: int, row: bytearray) -> None:
        value: object = getattr(frame, each.name)
        if isinstance(value, int):
            self._mark_one(each, value, viewer, row)
        elif isinstance(value, list):
            for one in value:
                if isinstance(one, int):
                    self._mark_one(each, one, viewer, row)

    def _mark_one(self, each: _Field, value: int, viewer: int, row: bytearray) -> None:
        if value < 0:
            return
        if each.kind == "cards":
            if self._columns[value] >= 0:
                row[each.at + self._columns[value]] = 1
        elif each.kind != "pieces" or self._owners[value] in (-1, viewer):
            row[each.at + value] = 1


def _is_told(g: Game, frame: Frame, viewer: int) -> bool:
    """1.2.1 Whether a procedure is open to a viewer: it addresses the viewer, or its course is
    public."""
    return frame.speaks_to(viewer) or frame.forecast(g) is not None


def _fields(kind: type[Procedure], layout: Layout) -> list[_Field]:
    """Return the fields of a procedure that have slices in the context."""
    found: list[_Field] = []
    for each in fields(kind):  # type: ignore[arg-type]  # procedures are dataclasses
        name = each.name
        if name == _ORIGIN:
            found.append(_Field(name, "places", layout.start("origin")))
        elif name in PLACE_FIELDS:
            found.append(_Field(name, "places", layout.start("chosen places")))
        elif name in OWNER_FIELDS and name not in _SELF:
            found.append(_Field(name, "owners", layout.start("chosen owners")))
        elif name in KIND_FIELDS:
            found.append(_Field(name, "pieces", layout.start("chosen pieces")))
        elif name in CARD_FIELDS:
            found.append(_Field(name, "cards", layout.start("chosen cards")))
    return found
