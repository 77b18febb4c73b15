"""The learned judgement: the probability of each seat to win, predicted from features."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from undergrowth.ai.judging.features import features
from undergrowth.ai.judging.judgement import Judgement
from undergrowth.ai.judging.sums import weighted
from undergrowth.engine.frames import NOBODY
from undergrowth.law.setup.seats import base_faction
from undergrowth.table.book import book
from undergrowth.table.game import Game

CERTAIN: Final = 4000.0
"""The value of a certain win, in hundredths of a point.  One point is then worth a probability of
one in forty, about its worth in the middle of a game of four."""


class Net:
    """A network with one hidden layer: a weighted sum of the features, plus weighted tanh units of
    all features."""

    def __init__(self, weights: list[float], units: list[list[float]], shares: list[float]) -> None:
        self.weights: Final = weights
        """The direct weight of each feature."""
        self.units: Final = units
        """The weights of the features, by unit."""
        self.shares: Final = shares
        """The weight of each unit's output."""

    def weigh(self, found: list[float]) -> float:
        """Return the network's output for features in order; features beyond the weights are
        ignored."""
        return self.weigh_moved([0.0] * (1 + len(self.units)), found)

    def sums(self, found: list[float]) -> list[float]:
        """Return the weighted sums of features: the direct one, then that of each unit."""
        used = self._used(found)
        return [weighted(row, used, found, 0.0) for row in [self.weights, *self.units]]

    def weigh_moved(self, before: list[float], moved: list[float]) -> float:
        """Return the output when features have moved, from the sums before; quick where few
        have."""
        used = self._used(moved)
        total = weighted(self.weights, used, moved, before[0])
        for i in range(len(self.units)):
            total += self.shares[i] * tanh(weighted(self.units[i], used, moved, before[i + 1]))
        return total

    def _used(self, found: list[float]) -> list[int]:
        """Return the indices of the features that count: those that are not zero."""
        used: list[int] = []
        for i in range(min(len(self.weights), len(found))):
            if found[i] != 0.0:
                used.append(i)
        return used


class Weights:
    """Networks by faction; their outputs are the logits of seats."""

    def __init__(self, anybody: Net, factions: dict[str, Net]) -> None:
        self.anybody: Final = anybody
        """The network for factions without one of their own; it reads the general features only."""
        self.factions: Final = factions
        """The network of each faction, for all its features in order."""
        self._asked: Final[dict[str, Net]] = {}

    def knows(self, name: str) -> bool:
        """Whether there is a network for a faction, or for the first copy of a duplicated
        faction."""
        return name in self.factions or base_faction(name) in self.factions

    def of(self, name: str) -> Net:
        """Return the network for a faction; a second copy of a faction uses that of the first."""
        found = self._asked.get(name)
        if found is None:
            found = self.factions.get(name, self.factions.get(base_faction(name), self.anybody))
            self._asked[name] = found
        return found


class Learned(Judgement):
    """The evaluation by a softmax over the seats of their networks' outputs."""

    def __init__(self, weights: Weights, sharpness: float = 1.0) -> None:
        self.weights: Final = weights
        self.sharpness: Final = sharpness
        """The factor of the outputs before the softmax (the inverse of its temperature)."""

    def judge(self, world: Game, seat: int) -> float:
        return CERTAIN * self.chances(world)[seat]

    def judge_each(self, world: Game, seats: list[int]) -> list[float]:
        return [CERTAIN * chance for chance in self.chances(world)]

    def chances(self, world: Game) -> list[float]:
        """Return each seat's probability to win; they sum to 1, apart from coalitions."""
        if world.over:
            return [1.0 if seat in world.winners else 0.0 for seat in range(world.seats)]
        b = book(world)
        partners = [b.faction(seat).bonds.partner(world) for seat in range(world.seats)]
        sums: list[float] = []
        for seat in range(world.seats):
            if partners[seat] == NOBODY:
                net = self.weights.of(b.faction(seat).name)
                sums.append(self.sharpness * net.weigh(features(world, seat)))
            else:
                sums.append(0.0)
        alone = [partner == NOBODY for partner in partners]
        found = softmax(sums, alone)
        for seat in range(world.seats):
            if partners[seat] != NOBODY:  # 9.2.8 a coalition partner wins when its partner does
                found[seat] = found[partners[seat]]
        return found


def softmax(sums: list[float], among: list[bool]) -> list[float]:
    """Return the softmax over the entries marked in `among`; 0 for the others."""
    most = max([sums[i] for i in range(len(sums)) if among[i]])
    shares = [exp(sums[i] - most) if among[i] else 0.0 for i in range(len(sums))]
    total = sum(shares)
    return [share / total for share in shares]
