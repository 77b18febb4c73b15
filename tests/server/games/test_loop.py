"""The event loop does little itself, however far a game has come.

Calls are counted, not seconds: they are the same on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from kit.lineups import play_randomly, seed_of, setups
from undergrowth import Game
from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.errors import Refused
from undergrowth.server.views.reasons import reason_for, reasons_about
from undergrowth.server.views.state import state_view

SETUPS = setups()
NAME = max(SETUPS, key=lambda name: (len(SETUPS[name].seats), name))
REASON = 1_000
ABOUT = 5_000
STATE = 20_000
ABOUT_WHAT = (("card", "armorers"), ("clearing", "5"), ("item", "sword"), ("piece", "warrior"))


def calls(work: Callable[[], object]) -> int:
    """Return how many functions of Python something calls."""
    counted = 0

    def count(frame: FrameType, event: str, what: Any) -> None:
        nonlocal counted
        counted += event == "call"

    sys.setprofile(count)
    try:
        work()
    except Refused:
        pass
    finally:
        sys.setprofile(None)
    return counted


def each_moment(look: Callable[[Game], None]) -> None:
    """Look at a game of many players now and then, from its first question to its last."""

    def seldom(g: Game, number: int) -> None:
        if number % 97 == 0 and g.decision is not None:
            look(g)

    play_randomly(SETUPS[NAME], seed_of(NAME, 3), seldom)


def test_a_reason_is_read_off_the_table() -> None:
    """Nothing is copied, played or dealt for it."""

    def look(g: Game) -> None:
        for seat in range(g.seats):
            for text in ("pass", "craft armorers", "from 3", "play ambush:fox"):
                assert calls(partial(reason_for, g, seat, text)) < REASON
            for domain, name in ABOUT_WHAT:
                assert calls(partial(reasons_about, g, seat, domain, name)) < ABOUT

    each_moment(look)


def test_a_state_is_as_much_work_at_the_end_as_at_the_beginning() -> None:
    """A state holds the table, and nothing that grows with the game."""

    def look(g: Game) -> None:
        row = GameRow("x", "t", "slow", False, True, 0, 0, 9, 0, False, None, [], [], [], [])
        seats = [SeatRow(seat, "person") for seat in range(g.seats)]
        for seat in (-1, *range(g.seats)):
            assert calls(partial(state_view, row, g, seats, seat, set(), [], 9)) < STATE

    each_moment(look)
