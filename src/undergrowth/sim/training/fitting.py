"""Fitting nets to samples: who wins is predicted by one softmax over the seats of a position.

It takes numpy (`pip install 'undergrowth[train]'`); what it finds is evaluated without.
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

ROUNDS: Final = 9
"""How often each position is looked at."""
UNITS: Final = 24
"""In the net of a faction."""
_BATCH: Final = 1024
"""Positions from which each step is taken."""
_RATE: Final = 0.003
"""Of the first steps; the last ones are next to nothing."""
_KEPT: Final = (0.9, 0.999)
"""How much of the mean slope, and of its mean square, is kept from step to step (Adam)."""
_LEAST: Final = 1e-6
_THIRDS: Final = 20
"""How often a third of what a factor may be is ruled out."""
_FIRST: Final = 0.1
"""How far weights of units are from 0 before anything is learned (standard deviations)."""


def check_numpy() -> None:
    """Raises `BadOutput` where numpy is not installed."""
    if find_spec("numpy") is None:
        raise BadOutput("learning needs numpy: pip install 'undergrowth[train]'")


class Positions:
    """Samples as arrays: a row of features for each seat of each position, filled up with 0."""

    def __init__(self, samples: Sequence[Sample], names: Sequence[str], width: int) -> None:
        """Of each row only the first `width` features; all factions of one name stand for any."""
        import numpy as np

        n = sum(len(each.positions) for each in samples)
        seats = max(len(each.seats) for each in samples)
        self.rows: Final[Array] = np.zeros((n, seats, width), np.float32)
        self.won: Final[Array] = np.zeros((n, seats), np.float32)
        self.who: Final[Numbers] = np.full((n, seats), -1, np.intp)
        """By position and seat, the number of the net that speaks for it; -1 for no seat."""
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
    """A net for each name, fitted together to the same positions."""

    def __init__(self, found: Positions, names: int, units: int, seed: int) -> None:
        import numpy as np

        self._found: Final = found
        self._random: Final = np.random.default_rng(seed)
        width = found.rows.shape[2]
        shape = (names, width, units)
        self._means, self._spreads = self._scale(names)
        self._parts: Final[dict[str, Array]] = {
            "weights": np.zeros((names, width), np.float32),
            "units": self._random.normal(0.0, _FIRST, shape).astype(np.float32),
            "offsets": np.zeros((names, units), np.float32),
            "shares": self._random.normal(0.0, _FIRST, (names, units)).astype(np.float32),
            "base": np.zeros(names, np.float32),
        }
        self._slopes: Final = {part: np.zeros_like(x) for part, x in self._parts.items()}
        self._squares: Final = {part: np.zeros_like(x) for part, x in self._parts.items()}
        self._steps = 0

    def _scale(self, names: int) -> tuple[Array, Array]:
        """Move and stretch the features of each name to a mean of 0 and a deviation of 1, those
        that never differ to 0; and say how, so that it can be undone."""
        import numpy as np

        rows, who = self._found.rows, self._found.who
        means = np.zeros((names, rows.shape[2]), np.float32)
        spreads = np.ones_like(means)
        for name in range(names):
            these = rows[who == name]
            if len(these):
                means[name], spread = these.mean(0), these.std(0)
                spreads[name] = np.where(spread < _LEAST, np.inf, spread)
                rows[who == name] = (these - means[name]) / spreads[name]
        return means, spreads

    def run(self, progress: Callable[[int], None] | None) -> None:
        """Look at all positions so often, and learn from them."""
        n = len(self._found.rows)
        total = ROUNDS * -(-n // _BATCH)
        for number in range(ROUNDS):
            order = self._random.permutation(n)
            for start in range(0, n, _BATCH):
                slopes = self._slopes_of(order[start : start + _BATCH])
                self._step(slopes, _RATE * 0.5 * (1.0 + cos(pi * self._steps / total)))
            if progress is not None:
                progress(number + 1)

    def _slopes_of(self, these: Numbers) -> dict[str, Array]:
        """By how much surprise would grow with each number, in these positions."""
        import numpy as np

        rows, who = self._found.rows[these], self._found.who[these]
        sums = np.full(who.shape, -np.inf, np.float32)
        seen = {}
        for name in range(len(self._means)):
            mine = who == name
            x = rows[mine]
            units = self._units(name, x)
            sums[mine] = self._sums(name, x, units)
            seen[name] = (mine, x, units)
        chances = np.exp(sums - sums.max(1, keepdims=True))
        off = (chances / chances.sum(1, keepdims=True) - self._found.won[these]) / len(these)
        slopes = {part: np.zeros_like(x) for part, x in self._parts.items()}
        for name, (mine, x, units) in seen.items():
            self._slope(slopes, name, off[mine], x, units)
        return slopes

    def _units(self, name: int, x: Array) -> Array:
        import numpy as np

        return np.tanh(x @ self._parts["units"][name] + self._parts["offsets"][name])

    def _sums(self, name: int, x: Array, units: Array) -> Array:
        direct = x @ self._parts["weights"][name] + self._parts["base"][name]
        return direct + units @ self._parts["shares"][name]

    def spoken(self, name: int, x: Array) -> Array:
        """What the net of a name says of rows that have been moved and stretched."""
        return self._sums(name, x, self._units(name, x))

    def _slope(
        self, slopes: dict[str, Array], name: int, off: Array, x: Array, units: Array
    ) -> None:
        """The slopes of one net, by how far off it was where it spoke."""
        through = off[:, None] * self._parts["shares"][name] * (1.0 - units * units)
        slopes["weights"][name] = x.T @ off
        slopes["base"][name] = off.sum()
        slopes["shares"][name] = units.T @ off
        slopes["units"][name] = x.T @ through
        slopes["offsets"][name] = through.sum(0)

    def _step(self, slopes: dict[str, Array], rate: float) -> None:
        """A step down by Adam."""
        import numpy as np

        self._steps += 1
        for part, slope in slopes.items():
            mean, square = self._slopes[part], self._squares[part]
            mean += (1.0 - _KEPT[0]) * (slope - mean)
            square += (1.0 - _KEPT[1]) * (slope * slope - square)
            up = mean / (1.0 - _KEPT[0] ** self._steps)
            width = np.sqrt(square / (1.0 - _KEPT[1] ** self._steps))
            self._parts[part] -= (rate * up / (width + 1e-8)).astype(np.float32)

    def net(self, name: int, width: int) -> Net:
        """The net of a name, for so many features as they are read off; the first is always 1."""
        weights = self._parts["weights"][name] / self._spreads[name]
        units = self._parts["units"][name] / self._spreads[name][:, None]
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
    """The nets that predict best who wins, by the names of factions and how many features each has.

    The same samples and seed give the same nets on the same machine.
    """
    known = sorted(names)
    nets = Nets(Positions(samples, known, max(names.values())), len(known), UNITS, seed)
    nets.run(progress)
    factions = {name: nets.net(i, names[name]) for i, name in enumerate(known)}
    anybody = Nets(Positions(samples, [""], len(GENERAL)), 1, UNITS, seed)
    anybody.run(None)
    return Weights(anybody.net(0, len(GENERAL)), factions)


# ---- how well winners are predicted

Sums = Callable[[str, Sequence[float]], float]
"""What speaks for a faction with these features."""


def log_loss(samples: Sequence[Sample], sums: Sums) -> float:
    """The mean over positions of -log of the chance that was given to who won."""
    total, n = 0.0, 0
    for sample in samples:
        for rows in sample.positions:
            found = [sums(name, row) for name, row in zip(sample.seats, rows, strict=True)]
            for share, chance in zip(sample.won, softmax(found, [True] * len(found)), strict=True):
                total -= share * log(max(chance, _LEAST))
            n += 1
    return total / max(1, n)


def best_factor(samples: Sequence[Sample], sums: Sums) -> float:
    """What sums are to be multiplied with to predict best, so that no measure is at a loss."""
    low, high = 0.0, 2.0
    for _ in range(_THIRDS):
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if _scaled_loss(samples, sums, one) < _scaled_loss(samples, sums, two):
            high = two
        else:
            low = one
    return (low + high) / 2


def _scaled_loss(samples: Sequence[Sample], sums: Sums, factor: float) -> float:
    return log_loss(samples, lambda name, row: factor * sums(name, row))
