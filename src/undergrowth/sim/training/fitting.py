"""Fitting weights to samples: a logistic model of who wins, which has one best solution.

A faction's weights are those of everybody plus its own, which are held near 0: factions of which
little is known stay like the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from operator import mul
from typing import Final

from undergrowth.ai.judging.features import GENERAL
from undergrowth.ai.judging.learned import Weights, softmax
from undergrowth.engine.chance import seeded
from undergrowth.sim.training.sampling import Sample

ROUNDS: Final = 30
"""How often each game is looked at."""
_RATE: Final = 0.15
_EVIDENCE: Final = 3.0
"""As how many independent ones the positions of a game count."""
_NEAR_ALL: Final = 0.5
_NEAR_OWN: Final = 0.15
"""How far weights of everybody, and of one faction, are thought to be from 0 (standard
deviations, where features have one of 1)."""
_LEAST: Final = 1e-6
N: Final = len(GENERAL)


class Scale:
    """Features moved and stretched so that they have a mean of 0 and a deviation of 1."""

    def __init__(self, rows: Sequence[list[float]]) -> None:
        n = max(1, len(rows))
        columns = list(zip(*rows, strict=True))
        self.means: Final = [sum(column) / n for column in columns]
        self.spreads: Final = [
            sqrt(sum((x - mean) ** 2 for x in column) / n) or 1.0
            for column, mean in zip(columns, self.means, strict=True)
        ]

    def scaled(self, row: Sequence[float]) -> list[float]:
        """A row, moved and stretched; the first feature is 1 for all and stays."""
        return [
            (x - mean) / spread
            for x, mean, spread in zip(row, self.means, self.spreads, strict=True)
        ]

    def unscaled(self, weights: Sequence[float]) -> tuple[list[float], float]:
        """Weights for rows as they were, and what is to be added to the sum."""
        found = [weight / spread for weight, spread in zip(weights, self.spreads, strict=True)]
        return found, -sum(map(mul, found, self.means))


class Block:
    """Weights that are fitted together, by steps that shrink as more has been learned."""

    def __init__(self, n: int, near: float, games: int) -> None:
        self.weights = [0.0] * n
        self.sum = [0.0] * n
        """Of the weights over the rounds that count: their mean is the solution."""
        self._squares = [_LEAST] * n
        self._pull = 1.0 / (near * near * _EVIDENCE * max(1, games))

    def step(self, gradient: list[float]) -> None:
        """A step down."""
        slopes = [g + self._pull * w for g, w in zip(gradient, self.weights, strict=True)]
        self._squares = [q + s * s for q, s in zip(self._squares, slopes, strict=True)]
        self.weights = [
            w - _RATE * s / sqrt(q)
            for w, s, q in zip(self.weights, slopes, self._squares, strict=True)
        ]

    def count(self) -> None:
        """Let the weights as they are now count towards the solution."""
        self.sum = [total + w for total, w in zip(self.sum, self.weights, strict=True)]


class Fit:
    """A model and the samples it is fitted to: games with positions and a winner."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        general, own = _rows(samples)
        self._general: Final = Scale(general)
        self._own: Final = {name: Scale(rows) for name, rows in own.items()}
        self._all: Final = Block(N, _NEAR_ALL, len(samples))
        self._each: Final = {
            name: Block(
                N + len(self._own[name].means),
                _NEAR_OWN,
                sum(1 for each in samples if name in each.seats),
            )
            for name in own
        }
        self._games: Final = [(each, self._scaled(each)) for each in samples]

    def _scaled(self, sample: Sample) -> list[list[list[float]]]:
        return [
            [self._row(name, row) for name, row in zip(sample.seats, rows, strict=True)]
            for rows in sample.positions
        ]

    def _row(self, name: str, row: list[float]) -> list[float]:
        general = self._general.scaled(row[:N])
        general[0] = 1.0
        return general + self._own[name].scaled(row[N:])

    def run(self, seed: int, progress: Callable[[int], None] | None = None) -> Weights:
        """The best weights.  The same samples and seed give the same ones."""
        chance = seeded(seed)
        order = list(range(len(self._games)))
        for number in range(ROUNDS):
            chance.shuffle(order)
            for i in order:
                self._learn(*self._games[i])
            if number >= ROUNDS // 2:
                for block in (self._all, *self._each.values()):
                    block.count()
            if progress is not None:
                progress(number + 1)
        return self._weights()

    def _learn(self, sample: Sample, positions: list[list[list[float]]]) -> None:
        """A step by what one game tells."""
        own = [self._each[name] for name in sample.seats]
        now = [self._now(block) for block in own]
        slopes = [[0.0] * len(weights) for weights in now]
        part = 1.0 / len(positions)
        for rows in positions:
            sums = [sum(map(mul, weights, row)) for weights, row in zip(now, rows, strict=True)]
            found = softmax(sums, [True] * len(sums))
            for seat, row in enumerate(rows):
                off = (found[seat] - sample.won[seat]) * part
                slopes[seat] = [s + off * x for s, x in zip(slopes[seat], row, strict=True)]
        for block, slope in zip(own, slopes, strict=True):
            block.step(slope)
        self._all.step([sum(column) for column in zip(*(s[:N] for s in slopes), strict=True)])

    def _now(self, block: Block) -> list[float]:
        own = block.weights
        return [*map(sum, zip(self._all.weights, own[:N], strict=True)), *own[N:]]

    def _weights(self) -> Weights:
        counted = ROUNDS - ROUNDS // 2
        everybody = [total / counted for total in self._all.sum]
        factions: dict[str, list[float]] = {}
        for name, block in self._each.items():
            own = [total / counted for total in block.sum]
            both = [a + b for a, b in zip(everybody, own[:N], strict=True)]
            weights, offset = self._plain(both)
            more, shift = self._own[name].unscaled(own[N:])
            weights[0] += offset + shift
            factions[name] = weights + more
        anybody, offset = self._plain(everybody)
        anybody[0] += offset
        return Weights(anybody, factions)

    def _plain(self, general: list[float]) -> tuple[list[float], float]:
        """Weights of the general features as they are read off; the first was left as it is."""
        found, offset = self._general.unscaled([0.0, *general[1:]])
        return [general[0], *found[1:]], offset


def _rows(samples: Sequence[Sample]) -> tuple[list[list[float]], dict[str, list[list[float]]]]:
    """The general features of all, and the others by faction."""
    general: list[list[float]] = []
    own: dict[str, list[list[float]]] = {}
    for sample in samples:
        for rows in sample.positions:
            for name, row in zip(sample.seats, rows, strict=True):
                general.append(row[:N])
                own.setdefault(name, []).append(row[N:])
    return general, own


# ---- how well winners are predicted

Sums = Callable[[str, list[float]], float]
"""What speaks for a faction with these features."""


def log_loss(samples: Sequence[Sample], sums: Sums) -> float:
    """The mean over positions of -log of the chance that was given to who won."""
    total, n = 0.0, 0
    for won, found in _predicted(samples, sums):
        for share, chance in zip(won, found, strict=True):
            total -= share * log(max(chance, _LEAST))
        n += 1
    return total / max(1, n)


def _predicted(samples: Sequence[Sample], sums: Sums) -> Iterator[tuple[list[float], list[float]]]:
    for sample in samples:
        for rows in sample.positions:
            found = [sums(name, row) for name, row in zip(sample.seats, rows, strict=True)]
            yield sample.won, softmax(found, [True] * len(found))


def best_factor(samples: Sequence[Sample], sums: Sums) -> float:
    """What sums are to be multiplied with to predict best, so that no unit is at a loss."""
    low, high = 0.0, 2.0
    for _ in range(30):
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if _scaled_loss(samples, sums, one) < _scaled_loss(samples, sums, two):
            high = two
        else:
            low = one
    return (low + high) / 2


def _scaled_loss(samples: Sequence[Sample], sums: Sums, factor: float) -> float:
    return log_loss(samples, lambda name, row: factor * sums(name, row))
