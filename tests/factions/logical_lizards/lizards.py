"""Helpers for scenarios with the Logical Lizards."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book

ME = "logical_lizards"
FOX, RABBIT, MOUSE, BIRD = "anvil", "cobbler", "sword", "birdy_bindle"
"""A card of each suit."""


def tabled(*others: str, options: str = "", **entries: Any) -> Table:
    """The Logical Lizards, with what is on their board, against these."""
    seat = f"{ME}:{options}" if options else ME
    return Table(seat, *(others or ("marquise",))).board(ME, **entries)


def on_board(t: Table) -> dict[str, Any]:
    """Their board, as a position describes it."""
    return book(t.game).faction(t.seat(ME)).write_board(t.game)


def souls(t: Table) -> list[str]:
    """Lost Souls, from the bottom to the top."""
    found = on_board(t)["lost_souls"]
    assert isinstance(found, list)
    return found


def acolytes(t: Table) -> int:
    """Warriors in the Acolytes box."""
    found = on_board(t)["acolytes"]
    assert isinstance(found, int)
    return found


def announced(t: Table) -> list[str]:
    """Return what they have said they would do, in order."""
    return t.announced(ME)
