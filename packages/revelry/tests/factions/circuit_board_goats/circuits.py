"""Helpers for scenarios with the Circuit Board Goats."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book

ME = "circuit_board_goats"
FOX, RABBIT, MOUSE, BIRD = "stand_and_deliver", "cobbler", "scouting_party", "armorers"
"""An order card of each suit that shows no item."""


def tabled(*others: str, order: str = "", options: str = "", **entries: Any) -> Table:
    """The Circuit Board Goats with an order card and what else is on the board, against these."""
    seat = f"{ME}:{options}" if options else ME
    t = Table(seat, *(others or ("marquise",)))
    return t.board(ME, order=[order] if order else [], **entries)


def critics(t: Table) -> list[str]:
    """The Critics Stack."""
    found = book(t.game).faction(t.seat(ME)).write_board(t.game)["critics"]
    assert isinstance(found, list)
    return found


def announced(t: Table) -> list[str]:
    """Return what they have said they would do, in order."""
    return t.announced(ME)
