"""Random numbers: a small generator for seeded games, and a keyed stream for games of people.

`Chance` is L'Ecuyer's combined generator.  Its whole state is two ints; every product stays below
2**62, so compiled code never leaves machine integers; the period is about 2.3e18.  The same seed
gives the same numbers on every machine, compiled or not.  It is not secure: a few of its numbers
are enough to compute the rest.

`Stream` is BLAKE2b in counter mode.  Its numbers cannot be predicted without the key
(`docs/chance.md`).
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from undergrowth.engine.optional import i64

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
GENERATOR: Final = _M1
"""Upper bound, exclusive, of both numbers in a generator's state; the lower bound is 1."""
SPAN: Final = _M1 - 1
"""`Chance.next` gives numbers from 0 to SPAN - 1."""
KEY_BYTES: Final = 32
"""Length of a stream's key, in bytes."""
KEYED: Final = 1 << 8 * KEY_BYTES
"""Seeds from here on stand for the key of a stream: their lower bits, big-endian."""
_NUMBERS: Final = 1 << 512
"""Number of different values of one block of a stream."""
_COUNTER_BYTES: Final = 16
_PERSON: Final = b"undergrowth"


class Chance:
    """Random generator of one game or one player."""

    def __init__(self, first: int, second: int) -> None:
        self.first: i64 = first  # products of ints this big would leave the fast path
        self.second: i64 = second

    def copy(self) -> Chance:
        """Return an independent generator that gives the same numbers from here on."""
        return Chance(self.first, self.second)

    def __copy__(self) -> Chance:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Chance:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.first, self.second)

    def next(self) -> int:
        """Return the next number, from 0 to SPAN - 1."""
        self.first = self.first * _A1 % _M1
        self.second = self.second * _A2 % _M2
        return (self.first - self.second) % SPAN

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1; n is at least 1 and at most 2**30."""
        first = self.first = self.first * _A1 % _M1  # as in `next`, without the call
        second = self.second = self.second * _A2 % _M2
        return (first - second) % SPAN * n // SPAN

    def order(self) -> int:
        """Return a seed for a shuffle: see `seeded`."""
        return self.next()

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into a random order, in place."""
        first, second = self.first, self.second
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            first = first * _A1 % _M1  # as in `below`, without the calls
            second = second * _A2 % _M2
            drawn = first - second if first >= second else first - second + SPAN
            j = drawn * (i + 1) // SPAN
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.first, self.second = first, second


class Stream(Chance):
    """Numbers that cannot be predicted without the key."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """Start a stream from which `drawn` numbers have been drawn already."""
        super().__init__(1, 1)
        self.key: Final = key
        self.drawn = drawn

    def copy(self) -> Chance:
        """Return an independent stream that gives the same numbers from here on."""
        return Stream(self.key, self.drawn)

    def __reduce__(self) -> tuple[object, ...]:
        return Stream, (self.key, self.drawn)

    def next(self) -> int:
        """Return the next number, from 0 to SPAN - 1."""
        return self.below(SPAN)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each with equal probability."""
        limit = _NUMBERS - _NUMBERS % n
        number = self._number()
        while number >= limit:
            number = self._number()
        return number % n

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def order(self) -> int:
        """Return the key of a shuffle, as a seed: enough bits for every order of a deck."""
        return KEYED + (self._number() >> 8 * KEY_BYTES)

    def _number(self) -> int:
        """Return the next block as a number of 512 bits."""
        counter = self.drawn.to_bytes(_COUNTER_BYTES, "little")
        self.drawn += 1
        block = hashlib.blake2b(counter, key=self.key, person=_PERSON).digest()
        return int.from_bytes(block, "little")


def new_key() -> bytes:
    """Return a new random key."""
    return secrets.token_bytes(KEY_BYTES)


def new_seed() -> int:
    """Return an unpredictable seed of 53 bits, which every JSON reader holds exactly."""
    return secrets.randbits(53)


def commitment_to(key: bytes) -> str:
    """Return the SHA-256 of a key in hexadecimal: it is published before the game."""
    return hashlib.sha256(key).hexdigest()


def seeded(seed: int) -> Chance:
    """Return a generator for a seed (any int); similar seeds give unrelated sequences.

    For a seed of `KEYED` or more it is a `Stream`.
    """
    if seed >= KEYED:
        return Stream((seed % KEYED).to_bytes(KEY_BYTES, "big"))
    seed = abs(seed) * 2 + (1 if seed < 0 else 0)
    first: i64 = 1 + seed % SPAN
    second: i64 = 1 + seed // SPAN % (_M2 - 1)
    for _ in range(8):  # as in `next`, without the calls
        first = first * _A1 % _M1
        second = second * _A2 % _M2
    return Chance(first, second)
