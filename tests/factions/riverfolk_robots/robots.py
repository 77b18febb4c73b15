"""Helpers for scenarios with the Riverfolk Robots."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book

ME = "robots"
NAME = "riverfolk_robots"
FIVE = ["anvil", "cobbler", "codebreakers", "sword", "tax_collector"]
BIRD = "birdy_bindle"


def stall(*others: str, options: tuple[str, ...] = (), map: str = "autumn", **board: Any) -> Table:
    """The Robots with what lies on their board, against these."""
    t = Table(":".join([ME, *options]), *(others or ("marquise",)), map=map)
    return t.board(ME, **board)


def on_board(t: Table) -> dict[str, Any]:
    """Their board, as a position describes it."""
    return book(t.game).faction(t.seat(ME)).write_board(t.game)


def paid(t: Table) -> dict[str, int]:
    """Return how many warriors of whom lie in the Payments box, by short name."""
    found: dict[str, int] = {}
    for owner, words in on_board(t).get("payments", {}).items():
        found[t.short(t.seat(owner))] = sum(int(word.split()[0]) for word in words)
    return found


def market(t: Table) -> list[str]:
    """The cards of the market, from left to right."""
    cards: list[str] = on_board(t)["market"]
    return cards


def answers(t: Table) -> list[str]:
    """Return what the Robots announced."""
    return t.announced(NAME)
