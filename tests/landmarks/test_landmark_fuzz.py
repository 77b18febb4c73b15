"""Random games with two landmarks dealt from all there are, on every map, hold every invariant."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kit import checks
from kit.lineups import play_randomly, seed_of, setups, sliced_seed, sparing
from undergrowth import Game
from undergrowth.data import sheet

FUZZ_GAMES = 200
DEALT = sheet("setup").number("advanced.landmarks")
SETUPS = {
    name: replace(setup, landmarks=DEALT, landmark_cards=[]) for name, setup in setups().items()
}


@pytest.mark.long
@pytest.mark.parametrize("name", sparing(list(SETUPS)[::14], most=6))
def test_a_random_game_with_landmarks_holds_the_invariants(name: str) -> None:
    """All checks at some questions."""
    play_randomly(SETUPS[name], seed_of(name), _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize("game", range(1, 1 + max(1, FUZZ_GAMES // len(SETUPS))))
@pytest.mark.parametrize("name", SETUPS, ids=str)
def test_many_random_games_with_landmarks_hold_the_invariants(name: str, game: int) -> None:
    """More of them."""
    play_randomly(SETUPS[name], sliced_seed(name, game), _look_now_and_then)


def _look_now_and_then(g: Game, number: int) -> None:
    checks.check_question(g)
    if number % 61 == 0:
        checks.check_all(g, number)
