"""Improving a policy by the natural gradient of its wins, from the choices of a round.

The gradient is preconditioned by the Fisher information of the policy (Kakade, "A natural policy
gradient", NIPS 2001), which for a softmax of weighted sums is the covariance of the features of
choices.  The length of a step is a Kullback-Leibler divergence of the new policy from the old one
(Schulman et al., "Trust region policy optimization", ICML 2015).  Needs numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

from undergrowth.ai.policy.parts import parts_of
from undergrowth.ai.policy.policy import Policy, Preferences
from undergrowth.ai.policy.weights import changes_of
from undergrowth.sim.training.exploring import Choice

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float64]

WORTH: Final = 8.0
"""The weight of a point of worth at once in a policy that has learned nothing."""
STEP: Final = 0.4
"""The divergence of the new policy from the old one, in nats for a choice, of the first round; it
falls to zero in equal steps."""
_DECAY: Final = 0.8
"""The factor of all weights after a step: policies stay as ready to explore as at first."""
_RIDGE: Final = 0.1
"""The ridge of the Fisher information, relative to the variance of each feature."""
_SELDOM: Final = 400
"""The ridge of the weights of words besides: as if each feature of their parts had differed by one
from the mean, without any effect, in this many choices.  What was seldom seen is not believed."""
_TOGETHER: Final = 2000
"""The number of choices that are added to the sums together."""
_LEAST: Final = 1e-4
"""The least standard deviation of a feature that is learned."""


class Sums:
    """The Fisher information and the gradient of one faction, summed over its choices."""

    def __init__(self, name: str) -> None:
        import numpy as np

        self._width: Final = len(changes_of(name))
        self._words: Final[dict[str, int]] = {}
        """By word, the start of the columns of its parts."""
        self._fisher: Array = np.zeros((self._width, self._width))
        self._gradient: Array = np.zeros(self._width)
        self._choices = 0
        self._waiting: Final[list[Choice]] = []
        """Choices that are added together, which is quicker."""

    def add(self, choices: Sequence[Choice]) -> None:
        """Add choices of the faction."""
        self._waiting.extend(choices)
        if len(self._waiting) >= _TOGETHER:
            self._add_waiting()

    def _add_waiting(self) -> None:
        self._widen(self._waiting)
        alike: dict[tuple[str, ...], list[Choice]] = {}
        for choice in self._waiting:
            alike.setdefault(tuple(choice.parts), []).append(choice)
        for words, group in alike.items():
            self._add(words, group)
        self._choices += len(self._waiting)
        self._waiting.clear()

    def _add(self, words: tuple[str, ...], choices: list[Choice]) -> None:
        """Add choices between options of the same words."""
        import numpy as np

        columns = list(range(self._width))
        for word in words:
            columns += range(self._words[word], self._words[word] + parts_of(word))
        rows = np.zeros((len(choices), len(columns)))
        for row, choice in zip(rows, choices, strict=True):
            row[: self._width] = choice.changes
            row[self._width :] = [x for word in words for x in choice.parts[word]]
        advantages = np.array([choice.advantage for choice in choices])
        self._fisher[np.ix_(columns, columns)] += rows.T @ rows
        self._gradient[columns] += rows.T @ advantages

    def _widen(self, choices: Sequence[Choice]) -> None:
        """Add columns for words that were not met before."""
        import numpy as np

        size = len(self._gradient)
        for choice in choices:
            for word in choice.parts:
                if word not in self._words:
                    self._words[word] = size
                    size += parts_of(word)
        more = size - len(self._gradient)
        if more == 0:
            return
        self._fisher = np.pad(self._fisher, ((0, more), (0, more)))
        self._gradient = np.pad(self._gradient, (0, more))

    def improved(self, before: Preferences, step: float) -> Preferences:
        """Return preferences that diverge by `step` from those before, in the direction that wins
        more."""
        self._add_waiting()
        direction = self._direction()
        fisher = self._fisher / self._choices
        length = float(direction @ fisher @ direction)
        factor = sqrt(2.0 * step / length) if length > 0.0 else 0.0
        change = (factor * direction).tolist()
        changes = _moved(before.changes, change[: self._width])
        parts = {word: _decayed(row) for word, row in before.parts.items()}
        for word, start in self._words.items():
            row = before.parts.get(word, [0.0] * parts_of(word))
            parts[word] = _moved(row, change[start : start + parts_of(word)])
        return Preferences(changes, parts)

    def _direction(self) -> Array:
        """Return the natural gradient: the advantage of each feature, all others being equal."""
        import numpy as np

        deviations = np.sqrt(np.diag(self._fisher) / self._choices)
        scale = np.where(deviations > _LEAST, 1.0 / np.maximum(deviations, _LEAST), 0.0)
        fisher = self._fisher * np.outer(scale, scale) / self._choices
        gradient = self._gradient * scale / self._choices
        ridge = np.full(len(scale), _RIDGE)
        ridge[self._width :] += _SELDOM * scale[self._width :] ** 2 / self._choices
        found: Array = np.linalg.solve(fisher + np.diag(ridge), gradient) * scale
        return found


def _moved(row: list[float], change: list[float]) -> list[float]:
    return _decayed([x + y for x, y in zip(row, change, strict=True)])


def _decayed(row: list[float]) -> list[float]:
    return [_DECAY * x for x in row]


def first_policy(factions: Sequence[str]) -> Policy:
    """Return the policy that prefers what looks best at once, as `greedy` does, and no more."""
    made: dict[str, Preferences] = {}
    for name in factions:
        rest = len(changes_of(name)) - 1
        made[name] = Preferences([WORTH] + [0.0] * rest, {})
    return Policy(made)


def improved(policy: Policy, sums: dict[str, Sums], step: float) -> Policy:
    """Return a policy in which each faction with choices has moved by `step`."""
    made = dict(policy.factions)
    for name, found in sums.items():
        made[name] = found.improved(policy.factions[name], step)
    return Policy(made)
