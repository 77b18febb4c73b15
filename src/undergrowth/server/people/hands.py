"""The players of a seat, one after another."""

from __future__ import annotations

from typing import Final

from undergrowth.server.database.rows import Hand, SeatRow
from undergrowth.session import PERSON

HOST: Final = "host"
VOTE: Final = "vote"
CLOCK: Final = "clock"
AWAY: Final = "away"
RESIGNED: Final = "resigned"
BACK: Final = "back"
CLAIMED: Final = "claimed"
WHYS: Final = (HOST, VOTE, CLOCK, AWAY, RESIGNED, BACK, CLAIMED)
"""The ways to come to a seat: a computer player by the maker's word, by vote, because time is over,
because the person leaves for a time or for good; a person who comes back, or claims a seat that was
handed over."""
_REPLACED: Final = (HOST, VOTE, CLOCK)
"""Those that the person of the seat has not chosen."""
_LASTING: Final = (RESIGNED, CLAIMED)
"""Those that are kept even where the same player goes on."""
_MOST: Final = 60
"""The entries that are kept of a seat."""


def is_person(seat: SeatRow) -> bool:
    """Whether a seat belongs to a person, even while a computer player plays it."""
    return seat.player == PERSON


def is_held(seat: SeatRow) -> bool:
    """Whether a person has claimed a seat and plays it."""
    return is_person(seat) and seat.token is not None and seat.stand_in is None


def has_left(seat: SeatRow) -> bool:
    """Whether the person of a seat lets a computer player play for a time."""
    return seat.stand_in is not None and bool(seat.hands) and seat.hands[-1].why == AWAY


def was_replaced(seat: SeatRow) -> bool:
    """Whether others, or the clock, have put a computer player in the place of a person."""
    return seat.stand_in is not None and bool(seat.hands) and seat.hands[-1].why in _REPLACED


def has_resigned(seat: SeatRow) -> bool:
    """Whether the person of a seat has given it up."""
    return bool(seat.hands) and seat.hands[-1].why == RESIGNED


def may_play(seat: SeatRow) -> bool:
    """Whether a person who has claimed a seat plays it, or may take it back."""
    return is_person(seat) and seat.token is not None and not has_resigned(seat)


def with_hand(seat: SeatRow, revision: int, player: str, why: str) -> list[Hand]:
    """Return the players of a seat with one more, from a revision on.

    A player who gave no answer is left out.
    """
    hands = seat.hands or [Hand(0, seat.player, seat.name, "")]
    earlier = [each for each in hands if each.revision < revision] or hands[:1]
    name = seat.name if player == PERSON else None
    last = earlier[-1]
    if (last.player, last.name) == (player, name) and why not in _LASTING:
        return earlier
    found = [*earlier, Hand(revision, player, name, why)]
    return found if len(found) <= _MOST else [found[0], *found[1 - _MOST :]]


def hands_until(hands: list[Hand], revision: int) -> list[Hand]:
    """Return the players of a seat in a game that has gone back to a revision."""
    earlier = [each for each in hands if each.revision < revision]
    if len(earlier) == len(hands):
        return hands
    last = hands[-1]
    now = Hand(min(last.revision, revision), last.player, last.name, last.why)
    is_same = earlier and (earlier[-1].player, earlier[-1].name) == (last.player, last.name)
    return earlier if is_same and last.why not in _LASTING else [*earlier, now]
