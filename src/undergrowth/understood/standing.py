"""The standings of the seats by the computer players' measure, and their swings.

A faction values its own position in points (`Game.values`); of two seats, the one that is five
points ahead has nearly three times the share.  This is a measure, not a forecast.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from undergrowth.table.game import Game

_AHEAD: Final = 500
"""The hundredths of a point that multiply a share by e."""
_LEAST: Final = 0.08
"""The smallest swing that is reported."""
_MOST: Final = 6
"""The most swings reported."""


@dataclass
class Swing:
    """A turn after which the standings differ for a round from those of the round before."""

    at: int
    """The index of the turn among those evaluated."""
    size: float
    """The total of shares that moved from some seats to others."""
    gains: int
    loses: int
    before: float
    after: float
    """The gaining seat's mean share in the rounds `before` and `after` the turn."""


def standing(g: Game) -> list[float]:
    """Return each seat's share, 0 to 1; winners have all of it."""
    if g.over:
        return [(seat in g.winners) / max(1, len(g.winners)) for seat in range(g.seats)]
    values = g.values()
    top = max(values)
    weights = [exp((value - top) / _AHEAD) for value in values]
    return [round(weight / sum(weights), 4) for weight in weights]


def swings(shares: list[list[float]], seats: int) -> list[Swing]:
    """Return the largest swings in order of time; consecutive rounds are compared.

    A single turn says little, since every seat gains in its own turn; nor does half a round.
    `shares` are those at the beginning of turns.
    """
    found = [_swing(shares, at, seats) for at in range(seats - 1, len(shares) - seats)]
    chosen: list[Swing] = []
    for each in sorted(found, key=lambda swing: -swing.size):
        near = any(abs(each.at - other.at) < seats for other in chosen)
        if each.size >= _LEAST and not near and len(chosen) < _MOST:
            chosen.append(each)
    return sorted(chosen, key=lambda swing: swing.at)


def _swing(shares: list[list[float]], at: int, seats: int) -> Swing:
    """Return the change between the rounds before and after the end of turn `at`."""
    before = _mean(shares[at - seats + 1 : at + 1])
    after = _mean(shares[at + 1 : at + 1 + seats])
    change = [late - early for early, late in zip(before, after, strict=True)]
    gains, loses = change.index(max(change)), change.index(min(change))
    size = sum(abs(each) for each in change) / 2
    return Swing(at, size, gains, loses, before[gains], after[gains])


def _mean(shares: list[list[float]]) -> list[float]:
    return [sum(column) / len(shares) for column in zip(*shares, strict=True)]
