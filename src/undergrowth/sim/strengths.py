"""Strengths of players, fitted to all games at once by the Plackett-Luce model.

Each seat of a game wins with a chance in proportion to the strength of its player (Luce 1959,
Plackett 1975).  The strengths under which the results are most likely depend only on how often each
player won and how often each line-up met, so the order of the games cannot matter.

- A player on several seats counts once for each of them.
- A win that several share, as in a coalition, is divided among them.
- Each player has half a win and half a loss against an imagined player of strength 1.  Without them
  a player that has won all games, or none, would be infinitely strong or weak (Hunter 2004, "MM
  algorithms for generalized Bradley-Terry models", assumption 1).

The maximum is found by Newton's method.  Intervals come from the observed information there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final

from undergrowth.engine.errors import BadSetup

_MOST_STEPS: Final = 100
"""The most steps of Newton's method, which needs about ten."""
_PRECISE: Final = 1e-10
"""The fit is finished when no strength changes by more than this."""
_PRIOR: Final = 0.5
"""The number of wins, and of losses, against the imagined player."""


@dataclass(frozen=True)
class Fit:
    """Natural logarithms of strengths, less their mean, by number of the player."""

    values: list[float]
    covariance: list[list[float]]

    def error(self, one: int) -> float:
        """Return the standard error of a player's value."""
        return sqrt(max(0.0, self.covariance[one][one]))

    def error_between(self, one: int, other: int) -> float:
        """Return the standard error of the difference between two players' values."""
        both = self.covariance[one][one] + self.covariance[other][other]
        return sqrt(max(0.0, both - 2 * self.covariance[one][other]))


class Record:
    """The sufficient statistics of many games: wins of each player, and counts of each line-up."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.line_ups: Final[Counter[tuple[int, ...]]] = Counter()
        """The number of games by line-up: the numbers of its players in order, one for each
        seat."""
        self._won: Final[Counter[tuple[int, int]]] = Counter()
        """The number of wins by player and number of joint winners."""

    def add(self, seats: Sequence[int], winners: Sequence[int]) -> None:
        """Add a game: the player of each seat, and the player of each seat that won."""
        self.line_ups[tuple(sorted(seats))] += 1
        for player in winners:
            self._won[player, len(winners)] += 1

    def wins(self) -> list[float]:
        """Return the wins of each player; a win shared by two counts half for each."""
        found = [0.0] * self.players
        for player, winners in sorted(self._won):
            found[player] += self._won[player, winners] / winners
        return found


def check_ratings() -> None:
    """Raise `BadSetup` unless numpy is installed."""
    if find_spec("numpy") is None:
        raise BadSetup("ratings need numpy: pip install 'undergrowth[results]'")


def fit(record: Record) -> Fit:
    """Return the maximum-likelihood strengths.

    Raises `BadSetup` without numpy.
    """
    check_ratings()
    import numpy as np

    model = _Model(record)
    values = np.zeros(record.players)
    for _ in range(_MOST_STEPS):
        gradient, information = model.slopes(values)
        step = np.linalg.solve(information, gradient)
        while model.likelihood(values + step) < model.likelihood(values) and _moves(step):
            step = step / 2
        values = values + step
        if not _moves(step):
            break
    covariance = np.linalg.inv(model.slopes(values)[1])
    centred = np.eye(record.players) - 1 / record.players
    covariance = centred @ covariance @ centred
    return Fit((values - values.mean()).tolist(), covariance.tolist())


def _moves(step: Any) -> bool:
    """Whether a step changes any strength noticeably."""
    return bool(abs(step).max() > _PRECISE)


class _Model:
    """The log-likelihood of the results as a function of the strengths."""

    def __init__(self, record: Record) -> None:
        import numpy as np

        line_ups = sorted(record.line_ups)
        self._met: Final = np.array([record.line_ups[each] for each in line_ups], float)
        self._seats: Final = np.zeros((len(line_ups), record.players))
        for at, players in enumerate(line_ups):
            for player in players:
                self._seats[at, player] += 1
        self._wins: Final = np.array(record.wins()) + _PRIOR

    def likelihood(self, values: Any) -> float:
        """Return the log-likelihood, up to a constant."""
        import numpy as np

        sums = np.log(self._seats @ np.exp(values))
        imagined = 2 * _PRIOR * np.logaddexp(0, values).sum()
        return float(self._wins @ values - self._met @ sums - imagined)

    def slopes(self, values: Any) -> tuple[Any, Any]:
        """Return the gradient, and the observed information: the negated second derivatives."""
        import numpy as np

        weights = self._seats * np.exp(values)
        chances = weights / weights.sum(axis=1, keepdims=True)
        imagined = 1 / (1 + np.exp(-values))
        expected = self._met @ chances + 2 * _PRIOR * imagined
        own = self._met @ chances + 2 * _PRIOR * imagined * (1 - imagined)
        shared = chances.T @ (self._met[:, None] * chances)
        return self._wins - expected, np.diag(own) - shared
