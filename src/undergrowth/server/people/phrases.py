"""Ready phrases: what people can say at the table, in everybody's own language."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undergrowth.server.database.rows import People, Said

PAUSE: Final = 3.0
"""The seconds between two phrases of one seat."""
_MOST: Final = 30
"""The phrases that are kept."""


def may_say(people: People, seat: int, moment: float) -> bool:
    """Whether a seat has been silent long enough to say something."""
    return all(each.seat != seat or moment - each.moment >= PAUSE for each in people.said)


def with_phrase(people: People, seat: int, phrase: str, moment: float) -> People:
    """Return the decisions of people after somebody has said something; the last ones are kept."""
    return replace(people, said=[*people.said, Said(seat, phrase, moment)][-_MOST:])
