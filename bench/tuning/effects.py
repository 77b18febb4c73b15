"""The effect of each number on its faction, from games in which all numbers are perturbed at once.

In every game each number is increased or decreased at random (compare SPSA: Spall 1992).  The same
games then show the effect of every number; the changes of the others are noise that averages out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from bench.tuning.numbers import LEAST, MOST, POINT

SPREAD = 1.35
"""The factor by which a number is perturbed."""
SURE = 1.5
"""The standard errors below which an effect is ignored."""
WHOLE = 5.0
"""The standard errors at which a number takes the full step."""


def shaken(value: int, sign: float) -> int:
    """Return a number increased (sign 1) or decreased (-1), by at least one, within the tunable
    range."""
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
    """By number: the results of games with it increased, less those with it decreased."""
    larger: list[int] = field(default_factory=list)
    """By number: the games with it increased, less those with it decreased."""

    def add(self, signs: list[int], brought: float) -> None:
        """Add a game."""
        self.games += 1
        self.total += brought
        self.squares += brought * brought
        self._know(len(signs))
        for at, sign in enumerate(signs):
            self.signed[at] += sign * brought
            self.larger[at] += sign

    def merge(self, other: Effects) -> None:
        """Add the sums of other games of the same faction."""
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
        """Return the effect of a number in standard errors."""
        mean = self.total / self.games
        spread = max(1e-9, self.squares / self.games - mean * mean)
        return (self.signed[at] - mean * self.larger[at]) / sqrt(spread * self.games)

    def next(self, values: list[int]) -> list[int]:
        """Return the numbers after a step in the direction of significant effects."""
        return [self._stepped(at, value) for at, value in enumerate(values)]

    def _stepped(self, at: int, value: int) -> int:
        errors = self.errors(at)
        if abs(errors) < SURE:
            return value
        return shaken(value, max(-1.0, min(1.0, errors / WHOLE)))
