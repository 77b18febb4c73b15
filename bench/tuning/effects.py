"""What each number does for its faction, told from games in which all are shaken at once.

In every game each number is made larger or smaller by chance.  Whether games went better with the
larger one than with the smaller shows then for all numbers from the same games; what the others do
meanwhile is noise that averages out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from bench.tuning.numbers import LEAST, MOST, POINT

SPREAD = 1.35
"""By what factor a number is shaken."""
SURE = 1.5
"""Standard errors below which an effect is not followed."""
WHOLE = 5.0
"""Standard errors at which a number takes the whole step."""


def shaken(value: int, sign: float) -> int:
    """A number made larger (to 1) or smaller (to -1), by one at least; it stays one to be tuned."""
    changed = round(value * SPREAD**sign)
    if changed == value and abs(sign) >= 1:
        changed += round(sign)
    changed = max(LEAST, min(MOST, changed))
    return changed if changed != POINT else POINT + 1


@dataclass
class Effects:
    """Sums over the games of one faction."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0
    signed: list[float] = field(default_factory=list)
    """By number: what the games brought with the larger one, less those with the smaller."""
    larger: list[int] = field(default_factory=list)
    """By number: how many more games there were with the larger one than with the smaller."""

    def add(self, signs: list[int], brought: float) -> None:
        """One more game."""
        self.games += 1
        self.total += brought
        self.squares += brought * brought
        self._know(len(signs))
        for at, sign in enumerate(signs):
            self.signed[at] += sign * brought
            self.larger[at] += sign

    def merge(self, other: Effects) -> None:
        """Those of other games of the same faction."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares
        self._know(len(other.signed))
        for at, value in enumerate(other.signed):
            self.signed[at] += value
            self.larger[at] += other.larger[at]

    def _know(self, numbers: int) -> None:
        if not self.signed:
            self.signed, self.larger = [0.0] * numbers, [0] * numbers

    def errors(self, at: int) -> float:
        """How many standard errors the effect of a number is away from none."""
        mean = self.total / self.games
        spread = max(1e-9, self.squares / self.games - mean * mean)
        return (self.signed[at] - mean * self.larger[at]) / sqrt(spread * self.games)

    def next(self, values: list[int]) -> list[int]:
        """The numbers after a step where the games say so."""
        return [self._stepped(at, value) for at, value in enumerate(values)]

    def _stepped(self, at: int, value: int) -> int:
        errors = self.errors(at)
        if abs(errors) < SURE:
            return value
        return shaken(value, max(-1.0, min(1.0, errors / WHOLE)))
