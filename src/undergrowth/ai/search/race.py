"""Which option is best: they all meet the same worlds, and those that fall behind drop out.

What an option brings differs far more from world to world than the options differ from each other.
So they are compared world by world, and one is out when it falls behind the best by more than the
differences leave to luck.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from undergrowth.ai.search.tree import Node

_ROUNDS: Final = 4
"""Worlds in which all are tried before any drops out."""
_ALIKE: Final = 8
"""Worlds after which options that brought the same in each are the same."""
_SURE: Final = 2.5
"""How many standard errors behind the best is behind."""
_NEAR: Final = 1.0
"""Of hundredths of a point: a standard error no smaller is believed."""


class Runner:
    """An option of the question, and what came of it in each world."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.brought: Final[list[float]] = []

    def mean(self) -> float:
        """What it brought on average."""
        return sum(self.brought) / len(self.brought) if self.brought else 0.0


def leader(runners: list[Runner]) -> Runner:
    """The one that brought most in the worlds that all have met; of equals the first.

    While not all have met the first world, it is one of those that have.
    """
    worlds = max(1, min([len(each.brought) for each in runners]))
    best, most = runners[0], _total(runners[0], worlds)
    for runner in runners[1:]:
        if len(runner.brought) >= worlds:
            total = _total(runner, worlds)
            if total > most:
                best, most = runner, total
    return best


def _total(runner: Runner, worlds: int) -> float:
    """What it brought in the first worlds together."""
    total = 0.0
    for brought in runner.brought[:worlds]:
        total += brought
    return total


def still_running(runners: list[Runner], rounds: int) -> list[Runner]:
    """Those that may yet be the best after all have been tried in so many worlds."""
    if rounds < _ROUNDS or rounds % max(1, rounds // _ROUNDS):
        return runners
    best = leader(runners)
    return [each for each in runners if each is best or not _is_behind(each, best)]


def _is_behind(runner: Runner, best: Runner) -> bool:
    """Whether it is worse by more than luck explains, in the worlds that both have met."""
    n = len(runner.brought)
    total, squares = 0.0, 0.0
    for i in range(n):
        difference = best.brought[i] - runner.brought[i]
        total += difference
        squares += difference * difference
    if squares == 0.0:
        return n >= _ALIKE
    mean = total / n
    spread = max(0.0, squares / n - mean * mean)
    return mean > _SURE * max(_NEAR, sqrt(spread / (n - 1)))
