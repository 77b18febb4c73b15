"""The learned judgement: how likely each seat is to win, by what is seen of it."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from undergrowth.ai.judging.features import features
from undergrowth.ai.judging.judgement import Judgement
from undergrowth.engine.frames import NOBODY
from undergrowth.law.setup.seats import first_of
from undergrowth.table.book import book
from undergrowth.table.game import Game

CERTAIN: Final = 4000.0
"""What it is worth to win for certain, in hundredths of a point: so a point is worth a chance of
one in forty, about what it is worth in the middle of a game of four."""


class Net:
    """What speaks for a seat: a weighted sum of its features, and of some units that look at all of
    them, each between -1 and 1."""

    def __init__(self, weights: list[float], units: list[list[float]], shares: list[float]) -> None:
        self.weights: Final = weights
        """What each feature is worth by itself."""
        self.units: Final = units
        """By unit, what it takes of each feature."""
        self.shares: Final = shares
        """What each unit is worth."""

    def weigh(self, found: list[float]) -> float:
        """The sum, for features in their order; those beyond its weights are left out."""
        total = weighted(self.weights, found)
        for i in range(len(self.units)):
            total += self.shares[i] * tanh(weighted(self.units[i], found))
        return total


def weighted(weights: list[float], found: list[float]) -> float:
    """The sum of numbers, each times its weight, as far as there are weights."""
    total = 0.0
    for i in range(min(len(weights), len(found))):
        total += weights[i] * found[i]
    return total


class Weights:
    """What speaks for a seat by what is seen of it, by faction."""

    def __init__(self, anybody: Net, factions: dict[str, Net]) -> None:
        self.anybody: Final = anybody
        """By the general features, for factions that have no weights of their own."""
        self.factions: Final = factions
        """By all its features in their order, by faction."""
        self._asked: Final[dict[str, Net]] = {}

    def knows(self, name: str) -> bool:
        """Whether anything was learned of a faction, or of the first of two that are alike."""
        return name in self.factions or first_of(name) in self.factions

    def of(self, name: str) -> Net:
        """What speaks for a faction; the second of two that are alike has that of the first."""
        found = self._asked.get(name)
        if found is None:
            found = self.factions.get(name, self.factions.get(first_of(name), self.anybody))
            self._asked[name] = found
        return found


class Learned(Judgement):
    """One softmax over the seats, of what speaks for each."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def judge(self, world: Game, seat: int) -> float:
        return CERTAIN * self.chances(world)[seat]

    def judge_each(self, world: Game, seats: list[int]) -> list[float]:
        return [CERTAIN * chance for chance in self.chances(world)]

    def chances(self, world: Game) -> list[float]:
        """How likely each seat is to win; 1 in all, but for coalitions."""
        if world.over:
            return [1.0 if seat in world.winners else 0.0 for seat in range(world.seats)]
        b = book(world)
        partners = [b.faction(seat).partner(world) for seat in range(world.seats)]
        sums: list[float] = []
        for seat in range(world.seats):
            if partners[seat] == NOBODY:
                sums.append(self.weights.of(b.faction(seat).name).weigh(features(world, seat)))
            else:
                sums.append(0.0)
        alone = [partner == NOBODY for partner in partners]
        found = softmax(sums, alone)
        for seat in range(world.seats):
            if partners[seat] != NOBODY:  # 9.2.8 it wins when its partner does
                found[seat] = found[partners[seat]]
        return found


def softmax(sums: list[float], among: list[bool]) -> list[float]:
    """Shares that are 1 in all, of those that are among them; 0 for others."""
    most = max([sums[i] for i in range(len(sums)) if among[i]])
    shares = [exp(sums[i] - most) if among[i] else 0.0 for i in range(len(sums))]
    total = sum(shares)
    return [share / total for share in shares]
