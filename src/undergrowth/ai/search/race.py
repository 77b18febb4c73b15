"""Which option is best: they all meet the same worlds, and those that fall behind drop out.

What an option brings differs far more from world to world than the options differ from each other.
So they are compared world by world, and one is out when it falls behind the best by more than the
differences leave to luck.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from undergrowth.ai.search.tree import Node

ROUNDS: Final = 4
"""Worlds in which all are tried before any drops out."""
_ALIKE: Final = 8
"""Worlds after which options that brought the same in each are the same."""
_SURE: Final = 2.5
"""How many standard errors behind the best is behind."""
_FIRST: Final = 2
"""As many worlds as what was found at the end of the turn counts, when it is looked further."""
NEAR: Final = 1.0
"""In hundredths of a point: a standard error no smaller is believed."""
FORESIGHT: Final = 160.0
"""The same while it is only looked to the end of the turn, and options are to be looked at further:
what comes after it makes as much of a difference as luck, and tells apart what looks the same."""


class Runner:
    """An option of the question, and what came of it in each world."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.brought: list[float] = []
        self.tries = 0
        """How often it was tried, here and at the end of the turn."""
        self._first = 0.0
        self._counts = 0
        """What it brought on average at the end of the turn, and as how many worlds that counts."""

    def add(self, brought: float) -> None:
        """It was tried in another world."""
        self.brought.append(brought)
        self.tries += 1

    def go_further(self) -> None:
        """What it has brought was at the end of the turn: from here on it is looked further."""
        self._first, self._counts = self.mean(), _FIRST
        self.brought = []

    def mean(self) -> float:
        """What it brought on average."""
        return self.total(len(self.brought)) / max(1, self._counts + len(self.brought))

    def total(self, worlds: int) -> float:
        """What it brought in the first worlds together, and at the end of the turn."""
        total = self._first * self._counts
        for brought in self.brought[:worlds]:
            total += brought
        return total

    def looks_further(self) -> bool:
        """Whether it is known what it brings at the end of the turn."""
        return self._counts > 0


def leader(runners: list[Runner]) -> Runner:
    """The one that brought most in the worlds that all have met; of equals the first.

    While not all have met the first world, it is one of those that have, or, where all are looked
    at further, by what they brought at the end of the turn.
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
    """Those that may yet be the best after all have been tried in so many worlds.

    A standard error of less than `near` is not believed.
    """
    if rounds < ROUNDS or rounds % max(1, rounds // ROUNDS):
        return runners
    best = leader(runners)
    return [each for each in runners if each is best or not _is_behind(each, best, near)]


def _is_behind(runner: Runner, best: Runner, near: float) -> bool:
    """Whether it is worse by more than luck explains, in the worlds that both have met."""
    n = len(runner.brought)
    total, squares = 0.0, 0.0
    for i in range(n):
        difference = best.brought[i] - runner.brought[i]
        total += difference
        squares += difference * difference
    if squares == 0.0:
        return n >= _ALIKE and near < FORESIGHT  # what looks the same may differ later
    mean = total / n
    spread = max(0.0, squares / n - mean * mean)
    return mean > _SURE * max(near, sqrt(spread / (n - 1)))
