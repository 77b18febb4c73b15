"""One game of the long fuzz, in a module that worker processes can import."""

from __future__ import annotations

from kit import checks
from kit.lineups import play_randomly
from undergrowth import Game, Setup

DEAR_EVERY = 97
"""One question in so many gets the dear checks; which ones, the seed decides."""


def fuzz(job: tuple[Setup, int]) -> str:
    """Play one random game of a setup and a seed; what went wrong, or nothing."""
    try:
        play_randomly(job[0], job[1], _look)
    except AssertionError as error:
        return str(error)
    return ""


def _look(g: Game, number: int) -> None:
    checks.check_question(g)
    checks.check_table(g)
    if number % DEAR_EVERY == g.seed % DEAR_EVERY:
        checks.check_all(g, number)
