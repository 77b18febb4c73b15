"""Fitting networks to samples: the winner is predicted by a softmax over the seats of a position.

Fitting needs numpy (`pip install 'undergrowth[train]'`); using the weights does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from math import cos, log, pi
from typing import TYPE_CHECKING, Final, TypeAlias

from undergrowth.ai.judging.features import GENERAL
from undergrowth.ai.judging.learned import Net, Weights, softmax
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.training.sampling import Sample

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float32]
    Numbers: TypeAlias = NDArray[np.intp]

EPOCHS: Final = 9
"""The number of epochs: passes over all positions."""
HIDDEN_UNITS: Final = 24
"""The number of hidden units in the network of a faction."""
_BATCH_SIZE: Final = 1024
"""The number of positions in a batch."""
_LEARNING_RATE: Final = 0.003
"""The initial learning rate; it decays to almost zero (cosine)."""
_BETAS: Final = (0.9, 0.999)
"""The decay rates of the mean gradient and of its mean square (Adam; Kingma and Ba, 2015)."""
_EPSILON: Final = 1e-6
_SEARCH_STEPS: Final = 20
"""The number of steps of the ternary search for a scale of logits."""
_INITIAL_DEVIATION: Final = 0.1
"""The standard deviation of the units' initial weights."""


def check_numpy() -> None:
    """Raise `BadOutput` unless numpy is installed."""
    if find_spec("numpy") is None:
        raise BadOutput("learning needs numpy: pip install 'undergrowth[train]'")


class Positions:
    """Samples as arrays: a row of features for each seat of each position, padded with 0."""

    def __init__(self, samples: Sequence[Sample], names: Sequence[str], width: int) -> None:
        """Build the arrays from the first `width` features; a single name stands for all
        factions."""
        import numpy as np

        n = sum(len(each.positions) for each in samples)
        seats = max(len(each.seats) for each in samples)
        self.rows: Final[Array] = np.zeros((n, seats, width), np.float32)
        self.won: Final[Array] = np.zeros((n, seats), np.float32)
        self.who: Final[Numbers] = np.full((n, seats), -1, np.intp)
        """By position and seat, the number of the network for it; -1 for no seat."""
        at = 0
        for each in samples:
            who = [names.index(name) if len(names) > 1 else 0 for name in each.seats]
            for rows in each.positions:
                for seat, row in enumerate(rows):
                    self.rows[at, seat, : min(width, len(row))] = row[:width]
                self.won[at, : len(who)] = each.won
                self.who[at, : len(who)] = who
                at += 1


class Nets:
    """A network for each name, fitted together to the same positions."""

    def __init__(self, found: Positions, names: int, units: int, seed: int) -> None:
        import numpy as np

        self._found: Final = found
        self._random: Final = np.random.default_rng(seed)
        width = found.rows.shape[2]
        shape = (names, width, units)
        self._means, self._deviations = self._scale(names)
        self._parts: Final[dict[str, Array]] = {
            "weights": np.zeros((names, width), np.float32),
            "units": self._random.normal(0.0, _INITIAL_DEVIATION, shape).astype(np.float32),
            "offsets": np.zeros((names, units), np.float32),
            "shares": self._random.normal(0.0, _INITIAL_DEVIATION, shape[::2]).astype(np.float32),
            "base": np.zeros(names, np.float32),
        }
        self._first_moments: Final = {part: np.zeros_like(x) for part, x in self._parts.items()}
        self._second_moments: Final = {part: np.zeros_like(x) for part, x in self._parts.items()}
        self._steps = 0

    def _scale(self, names: int) -> tuple[Array, Array]:
        """Standardize the features of each name in place; return the means and deviations used.

        Features that never differ become 0.
        """
        import numpy as np

        rows, who = self._found.rows, self._found.who
        means = np.zeros((names, rows.shape[2]), np.float32)
        deviations = np.ones_like(means)
        for name in range(names):
            these = rows[who == name]
            if len(these):
                means[name], deviation = these.mean(0), these.std(0)
                deviations[name] = np.where(deviation < _EPSILON, np.inf, deviation)
                rows[who == name] = (these - means[name]) / deviations[name]
        return means, deviations

    def train(self, progress: Callable[[int], None] | None) -> None:
        """Train for `EPOCHS` epochs."""
        n = len(self._found.rows)
        total = EPOCHS * -(-n // _BATCH_SIZE)
        for number in range(EPOCHS):
            order = self._random.permutation(n)
            for start in range(0, n, _BATCH_SIZE):
                gradients = self._gradients(order[start : start + _BATCH_SIZE])
                self._step(gradients, _LEARNING_RATE * 0.5 * (1.0 + cos(pi * self._steps / total)))
            if progress is not None:
                progress(number + 1)

    def _gradients(self, these: Numbers) -> dict[str, Array]:
        """Return the gradient of the loss by each parameter, over these positions."""
        import numpy as np

        rows, who = self._found.rows[these], self._found.who[these]
        logits = np.full(who.shape, -np.inf, np.float32)
        seen = {}
        for name in range(len(self._means)):
            mine = who == name
            x = rows[mine]
            units = self._units(name, x)
            logits[mine] = self._logits(name, x, units)
            seen[name] = (mine, x, units)
        probabilities = np.exp(logits - logits.max(1, keepdims=True))
        probabilities /= probabilities.sum(1, keepdims=True)
        errors = (probabilities - self._found.won[these]) / len(these)
        gradients = {part: np.zeros_like(x) for part, x in self._parts.items()}
        for name, (mine, x, units) in seen.items():
            self._add_gradients(gradients, name, errors[mine], x, units)
        return gradients

    def _units(self, name: int, x: Array) -> Array:
        import numpy as np

        return np.tanh(x @ self._parts["units"][name] + self._parts["offsets"][name])

    def _logits(self, name: int, x: Array, units: Array) -> Array:
        direct = x @ self._parts["weights"][name] + self._parts["base"][name]
        return direct + units @ self._parts["shares"][name]

    def outputs(self, name: int, x: Array) -> Array:
        """Return the outputs of the network of a name for standardized rows."""
        return self._logits(name, x, self._units(name, x))

    def _add_gradients(
        self, gradients: dict[str, Array], name: int, errors: Array, x: Array, units: Array
    ) -> None:
        """Add the gradients of one network, given the errors of its predictions."""
        through = errors[:, None] * self._parts["shares"][name] * (1.0 - units * units)
        gradients["weights"][name] = x.T @ errors
        gradients["base"][name] = errors.sum()
        gradients["shares"][name] = units.T @ errors
        gradients["units"][name] = x.T @ through
        gradients["offsets"][name] = through.sum(0)

    def _step(self, gradients: dict[str, Array], rate: float) -> None:
        """Take one step of Adam."""
        import numpy as np

        self._steps += 1
        for part, gradient in gradients.items():
            mean, square = self._first_moments[part], self._second_moments[part]
            mean += (1.0 - _BETAS[0]) * (gradient - mean)
            square += (1.0 - _BETAS[1]) * (gradient * gradient - square)
            up = mean / (1.0 - _BETAS[0] ** self._steps)
            width = np.sqrt(square / (1.0 - _BETAS[1] ** self._steps))
            self._parts[part] -= (rate * up / (width + 1e-8)).astype(np.float32)

    def net(self, name: int, width: int) -> Net:
        """Return the network of a name for `width` raw features, of which the first is always 1."""
        weights = self._parts["weights"][name] / self._deviations[name]
        units = self._parts["units"][name] / self._deviations[name][:, None]
        weights[0] = self._parts["base"][name] - weights @ self._means[name]
        units[0] = self._parts["offsets"][name] - self._means[name] @ units
        shares = self._parts["shares"][name]
        return Net(weights[:width].tolist(), units[:width].T.tolist(), shares.tolist())


def fitted(
    samples: Sequence[Sample],
    names: dict[str, int],
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Weights:
    """Return the networks that best predict the winner, given the number of features by faction.

    The same samples and seed give the same networks on the same machine.
    """
    known = sorted(names)
    nets = Nets(Positions(samples, known, max(names.values())), len(known), HIDDEN_UNITS, seed)
    nets.train(progress)
    factions = {name: nets.net(i, names[name]) for i, name in enumerate(known)}
    anybody = Nets(Positions(samples, [""], len(GENERAL)), 1, HIDDEN_UNITS, seed)
    anybody.train(None)
    return Weights(anybody.net(0, len(GENERAL)), factions)


# ---- quality of predictions

Logits = Callable[[str, Sequence[float]], float]
"""A function from a faction and its features to its logit."""


def log_loss(samples: Sequence[Sample], logits: Logits) -> float:
    """Return the mean over positions of the negative logarithm of the winner's probability."""
    total, n = 0.0, 0
    for sample in samples:
        for rows in sample.positions:
            found = [logits(name, row) for name, row in zip(sample.seats, rows, strict=True)]
            predicted = softmax(found, [True] * len(found))
            for share, probability in zip(sample.won, predicted, strict=True):
                total -= share * log(max(probability, _EPSILON))
            n += 1
    return total / max(1, n)


def best_scale(samples: Sequence[Sample], logits: Logits) -> float:
    """Return the factor on the logits (inverse temperature) that predicts best.

    It makes the comparison of measures fair.
    """
    low, high = 0.0, 2.0
    for _ in range(_SEARCH_STEPS):
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if _scaled_loss(samples, logits, one) < _scaled_loss(samples, logits, two):
            high = two
        else:
            low = one
    return (low + high) / 2


def _scaled_loss(samples: Sequence[Sample], logits: Logits, scale: float) -> float:
    return log_loss(samples, lambda name, row: scale * logits(name, row))
