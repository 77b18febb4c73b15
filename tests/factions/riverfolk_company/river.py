"""Helpers for scenarios with the Riverfolk."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book

SEAT = "riverfolk"
PRICES = {"hand_card": 1, "riverboats": 2, "mercenaries": 3}


def on_board(t: Table) -> dict[str, Any]:
    """The Riverfolk's board, as a position describes it."""
    return book(t.game).faction(t.seat(SEAT)).write_board(t.game)


def lying(t: Table, box: str) -> dict[str, int]:
    """Return how many warriors of whom lie in a box, by short name."""
    found: dict[str, int] = {}
    for owner, words in on_board(t).get(box, {}).items():
        short = t.short(t.seat(owner))
        found[short] = sum(int(word.split()[0]) for word in words)
    return found


def company(table: type[Table], *others: str, **board: Any) -> Table:
    """The Riverfolk with what is on their board, against these; prices are 1, 2 and 3."""
    t = table(SEAT, *(others or ("marquise",)))
    return t.board(SEAT, **{"prices": PRICES, **board})


def market(table: type[Table], *others: str, hand: tuple[str, ...] = (), **board: Any) -> Table:
    """The same with a hand to sell."""
    return company(table, *others, **board).hand(SEAT, *hand)
