"""The state of games that no database holds: positions that people look at."""

from __future__ import annotations

from typing import Any, Final

from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.views.state import state_view, title_of
from undergrowth.session import PERSON
from undergrowth.table.game import Game

_ID: Final = "analysis"


def unstored_state(g: Game, revision: int) -> dict[str, Any]:
    """Return the state of a game as everybody sees it, with a person at every seat."""
    row = GameRow(
        id=_ID,
        title=title_of(g),
        pace="instant",
        seeded=False,
        complete=False,
        created=0.0,
        updated=0.0,
        revision=revision,
        edition=0,
        over=g.over,
        asked=None,
        factions=[],
        winners=[],
        generators=[],
        undo=[],
    )
    seats = [SeatRow(seat, PERSON, token=_ID) for seat in range(g.seats)]
    return state_view(row, g, seats, NOBODY, set(range(g.seats)), [], len(g.log or []))
