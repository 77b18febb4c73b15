"""The learned policy: how much the seat of a faction prefers each option, from its features."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.policy.options import Described
from undergrowth.law.appraise import WIN
from undergrowth.law.setup.seats import base_faction

CERTAIN: Final = WIN // 2
"""The least worth, in hundredths of a point, of an option that wins the game at once."""
_POINT: Final = 100.0


class Preferences:
    """What a faction's seat prefers: weights of changes, and of parts by word."""

    def __init__(self, changes: list[float], parts: dict[str, list[float]]) -> None:
        self.changes: Final = changes
        """The weight of each change, in the order of `changes_of` the faction: those of the changes
        as they are, then those of the changes times how late it is."""
        self.parts: Final = parts
        """The weights of its parts by word of an option (`parts_of`); words without weights count
        nothing."""

    def logit(self, option: Described) -> float:
        """Return how much an option is preferred: the logarithm of its share, up to a constant."""
        total = self._weighted_changes(option.changes, option.late)
        for word in option.words:
            parts = self.parts.get(word)
            if parts is not None:
                total += _weighted(parts, option.parts)
        return total

    def _weighted_changes(self, changes: list[float], late: float) -> float:
        """Return the weighted sum of changes, each once as it is and once times `late`."""
        size = len(changes)
        total = 0.0
        for i in range(size):
            if changes[i] != 0.0:
                total += changes[i] * (self.changes[i] + late * self.changes[size + i])
        return total


class Policy:
    """The preferences of all factions."""

    def __init__(self, factions: dict[str, Preferences]) -> None:
        self.factions: Final = factions

    def knows(self, name: str) -> bool:
        """Whether preferences were learned for a faction, or for the first copy of a duplicated
        one."""
        return name in self.factions or base_faction(name) in self.factions

    def logits(self, name: str, options: list[Described]) -> list[float]:
        """Return how much the seat of a faction prefers each option.

        A faction for which nothing was learned prefers what looks best at once, as `greedy` does.
        """
        found = self.factions.get(name, self.factions.get(base_faction(name)))
        if found is None:
            return [option.worth / _POINT for option in options]
        return [found.logit(option) for option in options]

    def best(self, name: str, options: list[Described]) -> list[int]:
        """Return the indices of the options that the seat of a faction prefers; those that win at
        once before all others."""
        winning = [i for i in range(len(options)) if options[i].worth >= CERTAIN]
        if winning:
            return winning
        logits = self.logits(name, options)
        most = max(logits)
        return [i for i in range(len(options)) if logits[i] == most]


def _weighted(weights: list[float], found: list[float]) -> float:
    """Return the weighted sum of numbers, as many as there are weights."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * found[i]
    return total
