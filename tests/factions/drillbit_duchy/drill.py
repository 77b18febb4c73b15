"""Helpers for scenarios with the Drillbit Duchy."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book

ME = "drillbit_duchy"
FOX, RABBIT, MOUSE, BIRD = "stand_and_deliver", "cobbler", "scouting_party", "armorers"
"""An order card of each suit that shows no item."""


def tabled(*others: str, order: str = MOUSE, options: str = "", **entries: Any) -> Table:
    """The Drillbit Duchy with an order card and what else is on its board, against these."""
    seat = f"{ME}:{options}" if options else ME
    return Table(seat, *(others or ("marquise",))).board(ME, order=[order], **entries)


def swayed(t: Table) -> list[str]:
    """The ministers with a crown, from top to bottom."""
    found = book(t.game).faction(t.seat(ME)).write_board(t.game)["swayed"]
    assert isinstance(found, list)
    return found


def announced(t: Table) -> list[str]:
    """Return what it has said it would do, in order."""
    return t.announced(ME)
