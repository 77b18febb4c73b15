"""R.11 Rules that the Cogwheel Corvids bend for others, and the guess they ask for: said again."""

from __future__ import annotations

from second.concepts import enemies
from second.law import asked, bends, unsaid
from second.table import Table

ME = "cogwheel_corvids"
TYPES = ("bomb", "snare", "extortion", "raid")


@bends("cannot place")
@bends("cannot leave")
def snare(t: Table, owner: str, place: str, by: str = "") -> bool:
    """R.11.7.2 While one is face up, enemy pieces are neither placed there nor moved from there."""
    there = ME in t.seats and t.count(ME, "snare", place) > 0
    return there and owner in enemies(t, ME)


@bends("moves without rule")
def nimble(t: Table, owner: str, origin: str, to: str) -> bool:
    """R.11.2.1 It moves without rule."""
    return owner == ME


@asked("cogwheel.guess")
def guess(t: Table) -> list[str]:
    """R.3.3.2 Gamble: any of the four types."""
    return [f"guess {each}" for each in TYPES]


unsaid("one option, which its law has chosen", "cogwheel.flip", "cogwheel.plot")
unsaid("one option, which its law has chosen", "cogwheel.thicken", "cogwheel.raid")
