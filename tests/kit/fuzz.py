"""Random games with checks: the long fuzz, and games of so many answers."""

from __future__ import annotations

from kit import checks
from kit.lineups import play_randomly
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.table.book import book

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


def random_game(setup: Setup, seed: int, answers: int, every: int, first: int = 7) -> Game:
    """Play so many random answers, with all checks at one question in `every`; return the game.

    The checks begin at the question `first`.  Automated opponents must not be asked.
    """
    g = Game.new(setup, seed)
    chance = seeded(seed)
    for number in range(answers):
        if g.decision is None:
            break
        assert not book(g).faction(g.decision.seat).answers_itself(), g.decision.prompt
        if number % every == first:
            checks.check_all(g, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g
