"""Root selection by successive elimination: candidates meet the same worlds, and the worse drop
out.

The value of an option differs far more from world to world than the options differ from each other.
So candidates are compared world by world (paired differences, common random numbers), and one is
eliminated when it is behind the best by more than the standard error of the differences explains.
Compare Even-Dar, Mannor and Mansour, "Action Elimination and Stopping Conditions for the
Multi-Armed Bandit and Reinforcement Learning Problems", JMLR 7 (2006).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from undergrowth.ai.search.tree import Node

ROUNDS: Final = 4
"""The number of worlds in which all candidates are tried before any is eliminated."""
_ALIKE: Final = 8
"""The number of worlds after which candidates with equal values in each count as equal."""
_SURE: Final = 2.5
"""The number of standard errors behind the best at which a candidate is eliminated."""
_FIRST_PHASE_WEIGHT: Final = 2
"""The weight, in worlds, of the mean at the end of the turn once the search looks further."""
LEAST_ERROR: Final = 1.0
"""The least standard error that is assumed, in hundredths of a point."""
FIRST_PHASE_ERROR: Final = 160.0
"""The same for the first phase, which looks only to the end of the turn: later events make as much
of a difference as luck, and separate options that still look equal."""


class Candidate:
    """A candidate: an option of the question, with its value in each world so far."""

    def __init__(self, node: Node, liking: float = 0.0) -> None:
        self.node: Final = node
        self.liking: Final = liking
        """What it is ahead by before the first try, in hundredths of a point."""
        self.values: list[float] = []
        self.tries = 0
        """The number of rollouts, those of the first phase included."""
        self._first = 0.0
        self._counts = 0
        """The mean value of the first phase, and its weight in worlds."""

    def add(self, value: float) -> None:
        """Add the value of a rollout in another world."""
        self.values.append(value)
        self.tries += 1

    def begin_second_phase(self) -> None:
        """End the first phase: keep its mean as a prior, and start a new list of values."""
        self._first, self._counts = self.mean(), _FIRST_PHASE_WEIGHT
        self.values = []

    def mean(self) -> float:
        """Return the mean value, that of the first phase included with its weight."""
        total = self.total(len(self.values)) - self.liking
        return total / max(1, self._counts + len(self.values))

    def total(self, worlds: int) -> float:
        """Return the sum of the values in the first `worlds` worlds, plus the weighted first
        phase and what it is ahead by."""
        total = self.liking + self._first * self._counts
        for value in self.values[:worlds]:
            total += value
        return total

    def is_in_second_phase(self) -> bool:
        """Whether the first phase is over."""
        return self._counts > 0


def best_of(candidates: list[Candidate]) -> Candidate:
    """Return the candidate with the highest total over the worlds that all have met; ties: the
    first.

    Until all have met the first world, candidates without it are left out; in the second phase the
    totals of the first phase decide then.
    """
    worlds = min([len(each.values) for each in candidates])
    if not candidates[0].is_in_second_phase():
        worlds = max(1, worlds)
    best, most = candidates[0], candidates[0].total(worlds)
    for candidate in candidates[1:]:
        if len(candidate.values) >= worlds:
            total = candidate.total(worlds)
            if total > most:
                best, most = candidate, total
    return best


def surviving(
    candidates: list[Candidate], rounds: int, near: float = LEAST_ERROR
) -> list[Candidate]:
    """Return the candidates that may still be the best after all met `rounds` worlds.

    `near` is the least standard error that is assumed.
    """
    if rounds < ROUNDS or rounds % max(1, rounds // ROUNDS):
        return candidates
    best = best_of(candidates)
    return [each for each in candidates if each is best or not _is_behind(each, best, near)]


def _is_behind(candidate: Candidate, best: Candidate, near: float) -> bool:
    """Whether a candidate is worse than the best by more than chance explains."""
    n = len(candidate.values)
    total, squares = 0.0, 0.0
    for i in range(n):
        difference = best.values[i] - candidate.values[i]
        total += difference
        squares += difference * difference
    if squares == 0.0:
        return (
            n >= _ALIKE and near < FIRST_PHASE_ERROR
        )  # options that look the same now may differ later
    mean = total / n
    ahead = (best.liking - candidate.liking) / n
    spread = max(0.0, squares / n - mean * mean)
    return mean + ahead > _SURE * max(near, sqrt(spread / (n - 1)))
