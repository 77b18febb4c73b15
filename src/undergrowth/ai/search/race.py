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
_FIRST: Final = 2
"""The weight, in worlds, of the mean at the end of the turn once the search looks further."""
NEAR: Final = 1.0
"""The least standard error that is assumed, in hundredths of a point."""
FORESIGHT: Final = 160.0
"""The same for the first phase, which looks only to the end of the turn: later events make as much
of a difference as luck, and separate options that still look equal."""


class Runner:
    """A candidate: an option of the question, with its value in each world so far."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.brought: list[float] = []
        self.tries = 0
        """The number of rollouts, those of the first phase included."""
        self._first = 0.0
        self._counts = 0
        """The mean value of the first phase, and its weight in worlds."""

    def add(self, brought: float) -> None:
        """Add the value of a rollout in another world."""
        self.brought.append(brought)
        self.tries += 1

    def go_further(self) -> None:
        """End the first phase: keep its mean as a prior, and start a new list of values."""
        self._first, self._counts = self.mean(), _FIRST
        self.brought = []

    def mean(self) -> float:
        """Return the mean value, that of the first phase included with its weight."""
        return self.total(len(self.brought)) / max(1, self._counts + len(self.brought))

    def total(self, worlds: int) -> float:
        """Return the sum of the values in the first `worlds` worlds, plus the weighted first
        phase."""
        total = self._first * self._counts
        for brought in self.brought[:worlds]:
            total += brought
        return total

    def looks_further(self) -> bool:
        """Whether the first phase is over."""
        return self._counts > 0


def leader(runners: list[Runner]) -> Runner:
    """Return the candidate with the highest total over the worlds that all have met; ties: the
    first.

    Until all have met the first world, candidates without it are left out; in the second phase the
    totals of the first phase decide then.
    """
    worlds = min([len(each.brought) for each in runners])
    if not runners[0].looks_further():
        worlds = max(1, worlds)
    best, most = runners[0], runners[0].total(worlds)
    for runner in runners[1:]:
        if len(runner.brought) >= worlds:
            total = runner.total(worlds)
            if total > most:
                best, most = runner, total
    return best


def still_running(runners: list[Runner], rounds: int, near: float = NEAR) -> list[Runner]:
    """Return the candidates that may still be the best after all met `rounds` worlds.

    `near` is the least standard error that is assumed.
    """
    if rounds < ROUNDS or rounds % max(1, rounds // ROUNDS):
        return runners
    best = leader(runners)
    return [each for each in runners if each is best or not _is_behind(each, best, near)]


def _is_behind(runner: Runner, best: Runner, near: float) -> bool:
    """Whether a candidate is worse than the best by more than chance explains."""
    n = len(runner.brought)
    total, squares = 0.0, 0.0
    for i in range(n):
        difference = best.brought[i] - runner.brought[i]
        total += difference
        squares += difference * difference
    if squares == 0.0:
        return n >= _ALIKE and near < FORESIGHT  # options that look the same now may differ later
    mean = total / n
    spread = max(0.0, squares / n - mean * mean)
    return mean > _SURE * max(near, sqrt(spread / (n - 1)))
