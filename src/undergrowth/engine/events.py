"""Events: the log of what happened, for people; one event per change at the table.

An event's `fields` are public.  Its `secret` is for the seats in `seen_by` only; what the others
may know instead is in `fields` (the number of cards instead of the cards).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.frames import NOBODY

NO_EVENT: Final = -1
"""Cause of an event that no other event caused."""


@dataclass
class Event:
    """One change at the table."""

    verb: str
    """Kind of change and key of its message: moved, placed, drew, scored..."""
    law: str
    """Section of the Law behind it."""
    seat: int
    """Seat that acted, or NOBODY, or CHANCE."""
    turn: int
    """Number of the turn it happened in; 0 is setup."""
    fields: dict[str, int | str] = field(default_factory=dict)
    secret: dict[str, int | str] = field(default_factory=dict)
    seen_by: list[int] = field(default_factory=list)
    deed: int = 0
    """Number of the deed it is part of, from 1 on; 0 in logs of earlier releases."""
    act: str = ""
    """Origin of that deed: the verb of a choice, or a procedure's class if nobody chose."""
    doer: int = NOBODY
    """Seat whose deed it is."""
    cause: int = NO_EVENT
    """Index in the log of the event that caused this one, or NO_EVENT."""

    def as_seen_by(self, seat: int) -> Event:
        """Return the event without what `seat` may not see."""
        may = seat in self.seen_by
        known = {**self.fields, **self.secret} if may else self.fields
        seen = Event(self.verb, self.law, self.seat, self.turn, known, {}, [seat] if may else [])
        seen.deed, seen.act, seen.doer = self.deed, self.act, self.doer
        seen.cause = self.cause
        return seen

    def is_known(self) -> bool:
        """Whether this is the event as seen by a seat that may see its secrets."""
        return bool(self.seen_by) and not self.secret
