"""What the law says of the tables that a log tells of."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth import position
from undergrowth.engine.errors import BadPosition
from undergrowth.rootlog.described import described
from undergrowth.rootlog.reading import Reading


@dataclass
class Impossible:
    """A turn after which the table is one to which no game comes."""

    turns: int
    line: int
    reason: str


def first_impossible(reading: Reading, turns: int | None = None) -> Impossible | None:
    """The first turn after which the law objects, if it does after `turns` of them.

    What it objects to is taken to stay: the turns are halved, not gone through.
    """
    late = reading.turns if turns is None else turns
    if not _objection(reading, late):
        return None
    early = -1
    while late - early > 1:
        middle = (early + late) // 2
        if _objection(reading, middle):
            late = middle
        else:
            early = middle
    lines = [line.number for line in reading.log.turns[: reading.setups + late]]
    return Impossible(late, max(lines, default=1), _objection(reading, late))


def _objection(reading: Reading, turns: int) -> str:
    """Why no game comes to the table after so many turns; empty where one may."""
    try:
        position.table(described(reading, turns).document())
    except BadPosition as error:
        return str(error)
    return ""
