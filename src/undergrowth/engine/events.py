"""What happened, for people: one event per change at the table.

An event's `fields` are for everybody.  `secret` is for the seats in `seen_by` only; what others
are told instead is in `fields` already (a count instead of the cards).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

TELLING: Final[list[str]] = []
"""Verbs of events that tell somebody something about what is hidden, without showing it."""


def telling(*verbs: str) -> None:
    """Make events known that end undo: a guess was wrong, a card was looked at."""
    for verb in verbs:
        if verb not in TELLING:
            TELLING.append(verb)


@dataclass
class Event:
    """One thing that happened."""

    verb: str
    """What happened, a key for the sentence in `text.py`: moved, placed, drew, scored..."""
    law: str
    """The section of the law behind it."""
    seat: int
    """Who did it, or NOBODY, or CHANCE."""
    turn: int
    """The number of the turn it happened in; 0 is setup."""
    fields: dict[str, int | str] = field(default_factory=dict)
    secret: dict[str, int | str] = field(default_factory=dict)
    seen_by: list[int] = field(default_factory=list)

    def as_seen_by(self, seat: int) -> Event:
        """The event without what `seat` may not see."""
        if seat in self.seen_by:
            known = {**self.fields, **self.secret}
            return Event(self.verb, self.law, self.seat, self.turn, known, {}, [])
        return Event(self.verb, self.law, self.seat, self.turn, self.fields, {}, [])
