"""Helpers for tests of the Cirque: put goats down, read its board."""

from __future__ import annotations

from typing import Any

from revelry.factions.cirque_du_goat.pieces import CirqueBoard, CirquePieces

from kit import Table
from undergrowth import Game
from undergrowth.table.book import book

TOP = "big_top"


def goats(table: type[Table], *others: str, **more: Any) -> Table:
    """A table of the Cirque with others."""
    return table("cirque", *(others or ("marquise",)), **more)


def me(g: Game) -> CirquePieces:
    """The Cirque of a game."""
    return next(each for each in book(g).factions if isinstance(each, CirquePieces))


def board(t: Table) -> CirqueBoard:
    """Its board."""
    return me(t.game).board(t.game)


def tops(t: Table) -> list[int]:
    """The clearings with a big top."""
    return me(t.game).top_places(t.game)


def held(t: Table, seat: str) -> int:
    """Return how many accolades a player has."""
    return board(t).of(t.seat(seat))
