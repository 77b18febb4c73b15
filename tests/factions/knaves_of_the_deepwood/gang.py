"""Helpers for scenarios with the Knaves of the Deepwood."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.table.book import book

SEAT = "knaves"


def me(t: Table) -> KnavePieces:
    """The Knaves at this table."""
    return knaves(t.game, t.seat(SEAT))


def on_board(t: Table) -> dict[str, Any]:
    """Their board, as a position describes it."""
    return book(t.game).faction(t.seat(SEAT)).write_board(t.game)


def gang(
    table: type[Table],
    *others: str,
    acting: str = "thief",
    also: tuple[str, str] = ("tinker", "vagrant"),
    hand: list[str] | None = None,
    suits: dict[int, str] | None = None,
    **board: Any,
) -> Table:
    """The Knaves with their Acting Captain, two others, what is in their hand and Stash.

    They hold a bird if nothing is said, so that their turn does not pass by itself.
    """
    t = table(SEAT, *(others or ("marquise",)), suits=suits)
    t.board(SEAT, captains=[acting, *also], acting=acting, **board)
    return t.hand(SEAT, *(["royal_claim"] if hand is None else hand))
