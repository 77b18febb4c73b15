"""How long a player may think about a question, as people write it: `500` tries, `250ms`, `1s`."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from undergrowth.engine.errors import BadSetup

FOREVER: Final = 1 << 60
"""More tries than anybody makes."""
LONGEST: Final = 600
"""Seconds for a question, at most."""
_LEAST: Final = 1e-9
"""Seconds that are a limit at all."""
_DIGITS: Final = 9
"""Of the longest number that is read."""


class Budget:
    """So many tries for a question, or so much time.

    By tries a player with the same seed plays the same way everywhere; by time it does not.
    """

    def __init__(self, tries: int, seconds: float = 0.0) -> None:
        self.tries: Final = tries
        """At most so many tries."""
        self.seconds: Final = seconds
        """At most so many seconds; 0 without such a limit."""
        self._until = 0.0

    def within(self, seconds: float) -> Budget:
        """The same budget, but no longer than so many seconds."""
        own = self.seconds if self.seconds > 0.0 else seconds
        return Budget(self.tries, max(_LEAST, min(own, seconds)))

    def part(self, share: float) -> Budget:
        """A budget of so much of this one's tries or time."""
        return Budget(int(self.tries * share), self.seconds * share)

    def begin(self) -> None:
        """A question is thought about from now on."""
        if self.seconds > 0.0:
            self._until = perf_counter() + self.seconds

    def lasts(self, tried: int) -> bool:
        """Whether there is left for another try after so many; one is always made."""
        if tried == 0:
            return True
        if tried >= self.tries:
            return False
        return self.seconds <= 0.0 or perf_counter() < self._until


def read_budget(words: list[str], usual: Budget, most: int, example: str) -> Budget:
    """The budget that a player's options say, or the `usual` one; no more than `most` tries.

    Raises `BadSetup` with an `example` of what is expected.
    """
    if not words:
        return usual
    word = words[0]
    if len(words) > 1:
        raise BadSetup(f"expected one budget, as in {example}: {':'.join(words)!r}")
    if word.endswith("s"):
        in_ms = word.endswith("ms")
        number = _number(word[:-2] if in_ms else word[:-1], word, example)
        seconds = number / 1000 if in_ms else number
        if not 0.001 <= seconds <= LONGEST:
            raise BadSetup(f"{word}: expected 1ms to {LONGEST}s")
        return Budget(FOREVER, seconds)
    tries = _number(word, word, example)
    if not 1 <= tries <= most or tries != int(tries):
        raise BadSetup(f"{word}: expected 1 to {most}, or a time from 1ms to {LONGEST}s")
    return Budget(int(tries))


def _number(digits: str, word: str, example: str) -> float:
    plain = digits.replace(".", "", 1)
    if not (plain.isascii() and plain.isdigit() and len(digits) <= _DIGITS):
        raise BadSetup(f"{word!r} is no budget: expected a number or a time, as in {example}")
    return float(digits)
