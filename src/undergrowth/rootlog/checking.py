"""The check of a log's tables against the Law."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth import position
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.given import given_as, given_number
from undergrowth.rootlog.described import described
from undergrowth.rootlog.reading import Reading


@dataclass
class Impossible:
    """A turn after which the table is impossible."""

    turns: int
    """The number of turns up to then; 0 if it is impossible after setup."""
    line: int
    """The last line of the log up to then, from 1."""
    reason: str
    """The reason, for people."""


def first_impossible(reading: Reading, turns: int | None = None) -> Impossible | None:
    """Return the first turn after which the table is impossible, or None.

    An impossible table is assumed to stay impossible, so a binary search is enough.  Raises
    `BadText` for too many turns.
    """
    given_as("what was read", reading, Reading)
    late = reading.turns if turns is None else given_number("turns", turns, 0)
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
    """Return why the table after some turns is impossible; empty if it is possible."""
    try:
        position.table(described(reading, turns).document())
    except BadPosition as error:
        return str(error)
    return ""
