"""How the seats stand to each other, by the measure of the computer players, and where it swings.

A faction values its own position in points (`Game.values`); of two seats the one that is five
points ahead has nearly three times the share.  It is a measure, no forecast, and the page says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from undergrowth.table.game import Game

_AHEAD: Final = 500
"""Hundredths of a point that multiply a share by e."""
_LEAST: Final = 0.08
"""The smallest swing that is told."""
_MOST: Final = 6
"""How many are told."""


@dataclass
class Swing:
    """A turn after which the standings were, for a round, other than for the round before."""

    at: int
    """The number of the turn among those that were looked at."""
    size: float
    """The part of all shares that went from some seats to others."""
    gains: int
    loses: int
    before: float
    after: float
    """The share of who gains, on average of those rounds."""


def standing(g: Game) -> list[float]:
    """Each seat's share, 0 to 1; who has won has all of it."""
    if g.over:
        return [(seat in g.winners) / max(1, len(g.winners)) for seat in range(g.seats)]
    values = g.values()
    top = max(values)
    weights = [exp((value - top) / _AHEAD) for value in values]
    return [round(weight / sum(weights), 4) for weight in weights]


def swings(shares: list[list[float]], seats: int) -> list[Swing]:
    """The largest swings in order of time: one round is compared with the next.

    A turn alone tells little, since everybody gains in their own; nor does half a round.  `shares`
    are as turns begin.
    """
    found = [_swing(shares, at, seats) for at in range(seats - 1, len(shares) - seats)]
    chosen: list[Swing] = []
    for each in sorted(found, key=lambda swing: -swing.size):
        near = any(abs(each.at - other.at) < seats for other in chosen)
        if each.size >= _LEAST and not near and len(chosen) < _MOST:
            chosen.append(each)
    return sorted(chosen, key=lambda swing: swing.at)


def _swing(shares: list[list[float]], at: int, seats: int) -> Swing:
    """The change from the round that ends as a turn begins to the one that begins as it ends."""
    before = _mean(shares[at - seats + 1 : at + 1])
    after = _mean(shares[at + 1 : at + 1 + seats])
    change = [late - early for early, late in zip(before, after, strict=True)]
    gains, loses = change.index(max(change)), change.index(min(change))
    size = sum(abs(each) for each in change) / 2
    return Swing(at, size, gains, loses, before[gains], after[gains])


def _mean(shares: list[list[float]]) -> list[float]:
    return [sum(column) / len(shares) for column in zip(*shares, strict=True)]
