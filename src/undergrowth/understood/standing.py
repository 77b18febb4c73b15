"""The standings of the seats, as chances to win, and their swings.

The chances are those that the learned nets see in the position itself, all hands open
(`ai.judging`: "calibrated").  `docs/strength.md` says how often they come true.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.ai.judging.judgement import judgement_named
from undergrowth.ai.judging.learned import Learned
from undergrowth.table.game import Game

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
    """Return each seat's chance to win, 0 to 1; after the end, winners share all of it."""
    if g.over:
        return [(seat in g.winners) / max(1, len(g.winners)) for seat in range(g.seats)]
    learned = judgement_named("calibrated")
    assert isinstance(learned, Learned)
    return [round(chance, 4) for chance in learned.chances(g)]


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
