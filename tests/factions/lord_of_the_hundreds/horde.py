"""Helpers for scenarios with the Lord of the Hundreds."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces, hundreds
from undergrowth.table.book import book

SEAT = "hundreds"


def me(t: Table) -> HundredsPieces:
    """The Hundreds at this table."""
    return hundreds(t.game, t.seat(SEAT))


def on_board(t: Table) -> dict[str, Any]:
    """Their board, as a position describes it."""
    return book(t.game).faction(t.seat(SEAT)).write_board(t.game)


def shows(t: Table, suit: str) -> Table:
    """The mob die."""
    return t._chance(f"mob die {suit}")


def lord(table: type[Table], *others: str, hand: list[str] | None = None, **board: Any) -> Table:
    """The Hundreds as `Table.of` sets a faction up."""
    return table.of(SEAT, *others, hand=hand, **board)


def to(t: Table, prompt: str) -> Table:
    """Pass until something is asked."""
    while t.asked() not in (prompt, ""):
        t.says(SEAT, "pass")
    assert t.asked() == prompt, f"{prompt} is not asked"
    return t
