"""The learned judgement: how likely each seat is to win, by weights of what is seen of it."""

from __future__ import annotations

from math import exp
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


class Weights:
    """What each feature is worth, by faction."""

    def __init__(self, anybody: list[float], factions: dict[str, list[float]]) -> None:
        self.anybody: Final = anybody
        """Of the general features, for factions that have no weights of their own."""
        self.factions: Final = factions
        """Of all its features in their order, by faction."""
        self._asked: Final[dict[str, list[float]]] = {}

    def of(self, name: str) -> list[float]:
        """The weights for a faction; the second of two that are alike has those of the first."""
        found = self._asked.get(name)
        if found is None:
            found = self.factions.get(name, self.factions.get(first_of(name), self.anybody))
            self._asked[name] = found
        return found


class Learned(Judgement):
    """One softmax over the seats, of a weighted sum for each."""

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
                sums.append(self.weigh(b.faction(seat).name, features(world, seat)))
            else:
                sums.append(0.0)
        alone = [partner == NOBODY for partner in partners]
        found = softmax(sums, alone)
        for seat in range(world.seats):
            if partners[seat] != NOBODY:  # 9.2.8 it wins when its partner does
                found[seat] = found[partners[seat]]
        return found

    def weigh(self, name: str, found: list[float]) -> float:
        """The weighted sum of a faction's features."""
        weights = self.weights.of(name)
        total = 0.0
        for i in range(min(len(weights), len(found))):
            total += weights[i] * found[i]
        return total


def softmax(sums: list[float], among: list[bool]) -> list[float]:
    """Shares that are 1 in all, of those that are among them; 0 for others."""
    most = max([sums[i] for i in range(len(sums)) if among[i]])
    shares = [exp(sums[i] - most) if among[i] else 0.0 for i in range(len(sums))]
    total = sum(shares)
    return [share / total for share in shares]
