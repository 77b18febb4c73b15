"""Random games with landmarks on every map hold every invariant."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kit import checks
from kit.lineups import play_randomly, setups
from undergrowth import Game, Setup
from undergrowth.landmarks import landmark_names

FUZZ_GAMES = 200


def with_landmarks(number: int) -> Setup:
    """A line-up on a map with two landmarks, all of them in turn."""
    known = setups()
    setup = known[number * 11 % len(known)]
    names = landmark_names()
    cards = [names[number % 9], names[(number * 4 + 3) % 9], names[(number * 2 + 5) % 9]]
    cards = list(dict.fromkeys([*cards, "legendary_forge", "black_market"]))
    return replace(setup, landmarks=2, landmark_cards=cards)


@pytest.mark.parametrize("number", range(6))
def test_a_random_game_with_landmarks_holds_the_invariants(number: int) -> None:
    """All checks at some questions."""
    play_randomly(with_landmarks(number), number, _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize("number", range(FUZZ_GAMES))
def test_many_random_games_with_landmarks_hold_the_invariants(number: int) -> None:
    """More of them."""
    play_randomly(with_landmarks(number), 500 + number, _look_now_and_then)


def _look_now_and_then(g: Game, number: int) -> None:
    checks.check_question(g)
    if number % 61 == 0:
        checks.check_all(g, number)
