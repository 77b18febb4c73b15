"""Random games of a covering choice of line-ups hold every invariant.

The fast tests look now and then; the long ones look at all there is at one question after another
of a game of each line-up, and in many games at what is cheap and now and then at the rest.
"""

from __future__ import annotations

from math import ceil

import pytest

from kit import checks
from kit.fuzz import fuzz
from kit.lineups import games_each, play_randomly, seed_of, setups, sliced_seed, sparing
from undergrowth import Game

FUZZ_GAMES = 330
FAST_GAMES = 2
CLOSE_GAMES = 15
"""Number of games' worth of questions that are looked at with all checks."""
SETUPS = setups()
CLOSE_EVERY = ceil(len(SETUPS) / CLOSE_GAMES)


@pytest.mark.parametrize("name", sparing(SETUPS))
@pytest.mark.parametrize("game", range(FAST_GAMES))
def test_a_random_game_holds_the_invariants(name: str, game: int) -> None:
    """All checks at some questions of a game of this line-up."""
    play_randomly(SETUPS[name], seed_of(name, game), _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize("name", SETUPS, ids=str)
def test_one_question_after_another_holds_the_invariants(name: str) -> None:
    """All checks at every question of a game, or every so-manieth where line-ups are many."""
    seed = sliced_seed(name, FAST_GAMES)

    def look(g: Game, number: int) -> None:
        if (number + seed) % CLOSE_EVERY == 0:
            checks.check_all(g, number)

    play_randomly(SETUPS[name], seed, look)


@pytest.mark.long
@pytest.mark.parametrize("name", SETUPS, ids=str)
def test_many_random_games(name: str) -> None:
    """Some 330 games over all of them: cheap checks everywhere, dear ones here and there."""
    first = FAST_GAMES + 1
    for game in range(first, first + games_each(FUZZ_GAMES)):
        fuzz(SETUPS[name], sliced_seed(name, game))


def _look_now_and_then(g: Game, number: int) -> None:
    checks.check_question(g)
    if number % 67 == 0:
        checks.check_all(g, number)
