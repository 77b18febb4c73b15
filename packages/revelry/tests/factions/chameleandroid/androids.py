"""Tables with Chameleandroid for scenario tests, and what it did."""

from __future__ import annotations

from typing import Any

from kit.table import Table

ME = "chameleandroid"
FOX, RABBIT, MOUSE, BIRD = "anvil", "root_tea_rabbit", "mouse_in_a_sack", "birdy_bindle"


def tabled(
    order: str, *options: str, others: tuple[str, ...] = ("marquise", "eyrie"), **kw: Any
) -> Table:
    """A table with it and others, an order card on its board."""
    return Table(":".join([ME, *options]), *others, **kw).board(ME, order=[order])


def scored(t: Table, me: int, *points: int) -> Table:
    """Its points, then those of the others in their order."""
    for seat, n in zip(t.seats, (me, *points), strict=True):
        t.doc[seat]["score"] = n
    return t


def answers(t: Table, *verbs: str) -> list[str]:
    """Return what it did, as it told it; by some verbs alone, if any are named."""
    return [each for each in t.announced(ME) if not verbs or each.startswith(verbs)]


def laws(t: Table) -> list[tuple[str, int]]:
    """By which sections it has scored, and how much."""
    return [(each["law"], each["points"]) for each in t.told("scored") if each["seat"] == "android"]


def on_id(t: Table) -> int:
    """CHMD.5.3 Return how many ego are on the Id."""
    board = t.game.boards[t.seat(ME)]
    return int(board.plain_id + board.super_id)  # type: ignore[attr-defined]


def track(t: Table) -> list[int]:
    """CHMD.2.3 Return what is on the track, from left to right: 1 for a draw icon."""
    board = t.game.boards[t.seat(ME)]
    return list(board.track)  # type: ignore[attr-defined]
