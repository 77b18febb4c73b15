"""Helpers for scenarios of the Keepers."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces, keepers

SEAT = "keepers"


def order(table: type[Table], *others: str, hand: list[str] | None = None, **board: Any) -> Table:
    """The Keepers as `Table.of` sets a faction up."""
    return table.of(SEAT, *others, hand=hand, **board)


def acting(t: Table) -> Table:
    """The first question of the Retinue."""
    t.begins("keepers", "daylight")
    while t.asked() == "keepers.craft":
        t.says("keepers", "pass")
    return t


def me(t: Table) -> KeeperPieces:
    return keepers(t.game, t.seat(SEAT))


def retinue(t: Table) -> dict[str, list[str]]:
    """The columns as a described position has them."""
    doc: Any = me(t).write_board(t.game)
    return {name: cards for name, cards in doc["retinue"].items() if cards}


def retainers(t: Table) -> list[str]:
    doc: Any = me(t).write_board(t.game)
    found: list[str] = doc["retainers"]
    return found


def recovered(t: Table) -> list[str]:
    doc: Any = me(t).write_board(t.game)
    found: list[str] = doc["recovered"]
    return found
