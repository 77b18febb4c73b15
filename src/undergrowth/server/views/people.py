"""The people of a game as everybody sees them: who plays, proposals, and what was decided."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from undergrowth.server.database.rows import GameRow, Note, Proposal, SeatRow
from undergrowth.server.people.presence import last_seen
from undergrowth.server.people.proposals import needed, voters


def people_view(row: GameRow, seats: list[SeatRow]) -> dict[str, Any]:
    """Return the open proposals, and what has happened among the people of a game."""
    people = row.people
    return {
        "paused": people.paused,
        "proposals": [_proposal(each, seats) for each in people.proposals],
        "notes": [_note(each) for each in people.notes],
    }


def _proposal(proposal: Proposal, seats: list[SeatRow]) -> dict[str, Any]:
    return {
        **vars(proposal),
        "made": when(proposal.made),
        "expires": when(proposal.expires),
        "voters": voters(proposal, seats),
        "needed": needed(proposal, seats),
    }


def _note(note: Note) -> dict[str, Any]:
    return {**vars(note), "moment": when(note.moment)}


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
