"""Looking at the Alliance's board in scenario tests."""

from __future__ import annotations

from kit.table import Table
from undergrowth.table.book import book


def supporters(t: Table) -> list[str]:
    """Return the Supporters stack, as the Alliance sees it."""
    found = book(t.game).faction(t.seat("alliance")).write_board(t.game)["supporters"]
    assert isinstance(found, list)
    return found
