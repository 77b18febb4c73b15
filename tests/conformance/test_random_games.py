"""Random games of every line-up hold every invariant.

Every line-up is played with all checks at every question; the long fuzz plays thousands of games
with the cheap checks at every question and the dear ones at some, chosen by the seed.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from kit import checks
from kit.fuzz import fuzz
from kit.lineups import (
    drafts,
    further_setups,
    plain_setups,
    play_randomly,
    setup_name,
    setups,
)
from undergrowth import Game, Setup

FUZZ_GAMES = 2000


@pytest.mark.parametrize("setup", setups(), ids=setup_name)
def test_a_random_game_holds_the_invariants(setup: Setup) -> None:
    """All checks at some questions of one game of this line-up."""
    play_randomly(setup, 11, _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize(
    "setup", [*plain_setups(), *further_setups()[::4], *drafts()[::5]], ids=setup_name
)
def test_every_question_of_a_random_game_holds_the_invariants(setup: Setup) -> None:
    """All checks at every question: every plain line-up, and some of all the others."""
    play_randomly(setup, 5, checks.check_all)


@pytest.mark.long
def test_thousands_of_random_games() -> None:
    """2,000 games over all of them: cheap checks everywhere, dear ones here and there."""
    every = setups()
    jobs = [(every[i % len(every)], 1000 + i) for i in range(FUZZ_GAMES)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        failures = [error for error in pool.map(fuzz, jobs, chunksize=25) if error]
    assert not failures, "\n".join(failures[:5])


def _look_now_and_then(g: Game, number: int) -> None:
    checks.check_question(g)
    if number % 67 == 0:
        checks.check_all(g, number)
