"""Chance: a small generator whose whole state is two ints (L'Ecuyer's combined generator).

Every product stays below 2**62, so compiled code never leaves machine integers; the period is
about 2.3e18.  The same seed gives the same numbers on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import i64

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
GENERATOR: Final = _M1
"""The two numbers of a generator are greater than 0 and less than this."""
SPAN: Final = _M1 - 1
"""`Chance.next` gives numbers from 0 to SPAN - 1."""


class Chance:
    """The generator of one game, or of one player."""

    def __init__(self, first: int, second: int) -> None:
        self.first: i64 = first  # products of ints this big would leave the fast path
        self.second: i64 = second

    def copy(self) -> Chance:
        """A generator that will give the same numbers, independently."""
        return Chance(self.first, self.second)

    def __copy__(self) -> Chance:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Chance:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.first, self.second)

    def next(self) -> int:
        """The next number, from 0 to SPAN - 1."""
        self.first = self.first * _A1 % _M1
        self.second = self.second * _A2 % _M2
        return (self.first - self.second) % SPAN

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at least 1 and at most 2**30."""
        number: i64 = self.next()
        return number * n // SPAN

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def seeded(seed: int) -> Chance:
    """A generator for a seed (any int); near seeds give unlike sequences."""
    seed = abs(seed) * 2 + (1 if seed < 0 else 0)
    chance = Chance(1 + seed % SPAN, 1 + seed // SPAN % (_M2 - 1))
    for _ in range(8):
        chance.next()
    return chance
