"""A sequential test of a share of wins, which stops as soon as the answer is known.

This is the generalised sequential probability ratio test in its normal approximation (Van den
Bergh, "A practical introduction to the GSPRT", 2020; Wald, "Sequential Analysis", 1947).  Games
with the same deal are one observation: the mean of the candidate's results in them.  What such
games have in common, the luck of the deal and the strength of factions, then adds no error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from undergrowth.sim.statistics import Z_95

FEWEST: Final = 12
"""The observations before the first decision: fewer say too little about their spread."""
ACCEPTED: Final = "accepted"
REFUSED: Final = "refused"
OPEN: Final = "open"


@dataclass(frozen=True)
class Bounds:
    """The two shares that are told apart, and the errors that are allowed."""

    low: float
    """H0: the candidate wins at most this share."""
    high: float
    """H1: the candidate wins at least this share."""
    alpha: float = 0.05
    """The chance to accept a candidate for which H0 holds."""
    beta: float = 0.05
    """The chance to refuse a candidate for which H1 holds."""

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"shares {self.low} and {self.high}: expected 0 < low < high < 1")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"errors {self.alpha} and {self.beta}: expected 0 to 0.5")

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which H1 is accepted."""
        return log((1 - self.beta) / self.alpha)

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which H0 is accepted."""
        return log(self.beta / (1 - self.alpha))


@dataclass(frozen=True)
class State:
    """The state of a test after some observations."""

    number: int
    """The number of observations."""
    share: float
    """The mean of the observations."""
    reach: float
    """Half the width of the 95% interval of the share."""
    ratio: float
    """The log-likelihood ratio of H1 to H0."""
    verdict: str
    """`accepted` (H1), `refused` (H0) or `open`."""
    accept: float
    """The share at which H1 would be accepted after as many observations."""
    refuse: float
    """The share at which H0 would be accepted."""


def states(found: Sequence[float], bounds: Bounds) -> list[State]:
    """Return the state after each observation, up to the first decision."""
    told: list[State] = []
    total = squares = 0.0
    for number, value in enumerate(found, 1):
        total += value
        squares += value * value
        told.append(_state(number, total, squares, bounds))
        if told[-1].verdict != OPEN:
            break
    return told


def _state(number: int, total: float, squares: float, bounds: Bounds) -> State:
    """Return the state of a test from the number, the sum and the sum of squares."""
    share = total / number
    spread = _variance(number, total, squares)
    width = bounds.high - bounds.low
    middle = (bounds.low + bounds.high) / 2
    ratio = number * width * (share - middle) / spread
    scale = spread / (number * width)
    verdict = OPEN
    if number >= FEWEST and ratio >= bounds.upper:
        verdict = ACCEPTED
    elif number >= FEWEST and ratio <= bounds.lower:
        verdict = REFUSED
    return State(
        number,
        share,
        Z_95 * sqrt(spread / number),
        ratio,
        verdict,
        middle + scale * bounds.upper,
        middle + scale * bounds.lower,
    )


def _variance(number: int, total: float, squares: float) -> float:
    """Return the variance of the observations, with an imagined one of 0 and one of 1 added.

    Without these, observations that happen to be equal would decide at once.
    """
    mean = (total + 1) / (number + 2)
    return (squares + 1) / (number + 2) - mean * mean
