"""The people of a game as everybody sees them: who plays, proposals, and what was decided."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from undergrowth.server.database.rows import GameRow, Note, Proposal, SeatRow
from undergrowth.server.people.clocks import charged, running
from undergrowth.server.people.presence import last_seen, lost_after
from undergrowth.server.people.proposals import needed, voters
from undergrowth.server.people.series import is_decided, wins_of

_LONGEST: Final = 1e9
"""Seconds that stand for ever: JSON has no word for it."""


def people_view(
    row: GameRow, seats: list[SeatRow], gone_after: float, moment: float
) -> dict[str, Any]:
    """Return the open proposals, and what has happened among the people of a game.

    `gone_after`: the seconds without a visit after which a person counts as gone; `moment`: the
    time of day.
    """
    people = row.people
    return {
        "paused": people.paused,
        "gone_after": min(gone_after, _LONGEST),
        "lost_after": min(lost_after(gone_after), _LONGEST),
        "proposals": [_proposal(each, seats, moment) for each in people.proposals],
        "notes": [_note(each) for each in people.notes],
        "rematch": None if people.rematch is None else people.rematch.game,
        "series": _series(row, seats),
        "said": [{**vars(each), "moment": when(each.moment)} for each in people.said],
    }


def _series(row: GameRow, seats: list[SeatRow]) -> dict[str, Any] | None:
    """Return the series that a game is part of; None in a first game."""
    series = row.people.series
    if series is None:
        return None
    wins = wins_of(row, seats)
    return {
        "number": series.games + 1,
        "best_of": series.best_of,
        "wins": [wins.get(each.seat, 0) for each in seats],
        "decided": is_decided(row, wins),
    }


def _proposal(proposal: Proposal, seats: list[SeatRow], moment: float) -> dict[str, Any]:
    return {
        **vars(proposal),
        "made": when(proposal.made),
        "expires": when(proposal.expires),
        "voters": voters(proposal, seats, moment),
        "needed": needed(proposal, seats, moment),
    }


def _note(note: Note) -> dict[str, Any]:
    return {**vars(note), "moment": when(note.moment)}


def clock_view(row: GameRow, moment: float) -> dict[str, Any] | None:
    """Return the clock of a game, with the time that people have left at a moment."""
    clock = row.clock
    if clock is None:
        return None
    return {
        "kind": clock.kind,
        "seconds": clock.seconds,
        "increment": clock.increment,
        "at_zero": clock.at_zero,
        "player": clock.player,
        "left": [round(each, 1) for each in charged(row, moment)],
        "running": running(row),
    }


def hands_view(seat: SeatRow) -> dict[str, Any]:
    """Return who plays for the person of a seat, and who has played there."""
    seen = last_seen(seat)
    return {
        "stand_in": seat.stand_in,
        "seen": None if seen is None else when(seen),
        "hands": [vars(each) for each in seat.hands],
    }


def when(moment: float) -> str:
    """Return a time as ISO 8601 text."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
