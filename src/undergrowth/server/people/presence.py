"""Presence of people, told coarsely to the others of a game."""

from __future__ import annotations

from typing import Final

from undergrowth.server.database.rows import GameRow, SeatRow

_TOLD: Final = 300.0
"""The seconds to which the time of a person's last visit is told."""


_LOST: Final = 86_400.0
"""The seconds without a visit after which nobody waits for a person's word any more."""


def last_seen(seat: SeatRow) -> float | None:
    """Return when a person was last there, to five minutes; None where nobody knows."""
    if seat.token is None or seat.seen is None:
        return None
    return seat.seen // _TOLD * _TOLD


def was_here(seat: SeatRow, moment: float) -> bool:
    """Whether the person of a seat has been there so lately that their word is waited for."""
    return seat.seen is not None and moment - seat.seen < _LOST


def lost_after(gone_after: float) -> float:
    """Return the seconds without a visit after which a person's seat may be handed over.

    That is later than `gone_after`, since the person who gets the seat sees its hand.
    """
    return max(gone_after, _LOST)


def is_away(row: GameRow, seat: SeatRow, connected: set[int], moment: float, least: float) -> bool:
    """Whether a seat has nobody: it is not claimed, or its person has been gone for `least`
    seconds."""
    if seat.token is None:
        return True
    seen = row.created if seat.seen is None else seat.seen
    return seat.seat not in connected and moment - seen >= least
