"""One game of the long fuzz."""

from __future__ import annotations

from kit import checks
from kit.lineups import play_randomly
from undergrowth import Game, Setup

DEAR_EVERY = 197
"""One question in so many gets the dear checks; which ones, the seed decides."""


def fuzz(setup: Setup, seed: int) -> None:
    """Play one random game of a setup.  Raises AssertionError that says how to repeat it."""
    play_randomly(setup, seed, _look)


def _look(g: Game, number: int) -> None:
    checks.check_question(g)
    checks.check_table(g)
    if number % DEAR_EVERY == g.seed % DEAR_EVERY:
        checks.check_all(g, number)
