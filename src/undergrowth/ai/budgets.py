"""The budget a player may spend on a question, as people write it: `500` tries, `250ms`, `1s`."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from undergrowth.engine.errors import BadSetup

FOREVER: Final = 1 << 60
"""A number of tries that no player reaches: no limit."""
LONGEST: Final = 600
"""The longest time for one question, in seconds."""
SPARE: Final = 0.25
"""Seconds for what is done besides thinking: a game is sent to a process, an answer comes back."""
_LEAST: Final = 1e-9
"""The shortest time limit, in seconds; 0 would mean no limit."""
_DIGITS: Final = 9
"""The most characters read of a number."""


class Budget:
    """A budget for one question: a number of tries, or a time.

    With a limit of tries, a player with the same seed always plays the same way; with a limit of
    time it does not.
    """

    def __init__(self, tries: int, seconds: float = 0.0) -> None:
        self.tries: Final = tries
        """The most tries."""
        self.seconds: Final = seconds
        """The most seconds; 0 means no time limit."""
        self._until = 0.0

    def within(self, seconds: float) -> Budget:
        """Return the same budget with its time limited to `seconds`."""
        own = self.seconds if self.seconds > 0.0 else seconds
        return Budget(self.tries, max(_LEAST, min(own, seconds)))

    def part(self, share: float) -> Budget:
        """Return a budget of the given share (0 to 1) of this one's tries or time."""
        return Budget(int(self.tries * share), self.seconds * share)

    def lasting(self, each: float) -> float:
        """Return the seconds that an answer takes, all in all, whose tries take `each`."""
        return SPARE + (self.seconds if self.seconds > 0.0 else self.tries * each)

    def begin(self) -> None:
        """Start the clock for one question."""
        if self.seconds > 0.0:
            self._until = perf_counter() + self.seconds

    def lasts(self, tried: int) -> bool:
        """Whether the budget allows another try after `tried` tries; the first try is always
        allowed."""
        if tried == 0:
            return True
        if tried >= self.tries:
            return False
        return self.seconds <= 0.0 or perf_counter() < self._until


def read_budget(words: list[str], usual: Budget, most: int, example: str) -> Budget:
    """Return the budget written in a player's options, or the `usual` one if there is none.

    Raises `BadSetup` with an `example` of the expected form, or for more than `most` tries.
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
