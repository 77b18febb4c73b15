"""Helpers for scenarios with the Underground Duchy."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book

SEAT = "duchy"
SQUIRES = ["foremole", "captain", "marshal"]
NOBLES = ["brigadier", "banker", "mayor"]
LORDS = ["duchess_of_mud", "baron_of_dirt", "earl_of_stone"]


def on_board(t: Table) -> dict[str, Any]:
    """The Duchy's board, as a position describes it."""
    return book(t.game).faction(t.seat(SEAT)).write_board(t.game)


def swayed(t: Table) -> list[str]:
    """The swayed ministers, in the order of the Law."""
    found = on_board(t)["swayed"]
    assert isinstance(found, list)
    return found


def revealed(t: Table) -> list[str]:
    """The cards revealed this turn, sorted by name."""
    return sorted(on_board(t)["revealed"])


def gone(t: Table) -> list[str]:
    """The ranks whose crowns have left the game, once for each crown."""
    return [rank for rank, n in on_board(t)["lost_crowns"].items() for _ in range(n)]


def moles(table: type[Table], *others: str, hand: list[str] | None = None, **board: Any) -> Table:
    """The Duchy with what is on its board and in its hand, against these."""
    t = table(SEAT, *(others or ("marquise",)))
    return t.board(SEAT, **board).hand(SEAT, *(hand or []))


def in_parliament(t: Table) -> Table:
    """The Duchy's Daylight, with the Assembly passed."""
    t.begins(SEAT, "daylight")
    return t.says(SEAT, "pass") if t.asked() == "duchy.assembly" else t


def at_sway(t: Table) -> Table:
    """The Duchy's Daylight, with everything before Sway passed."""
    in_parliament(t)
    return t.says(SEAT, "pass") if t.asked() == "duchy.parliament" else t
