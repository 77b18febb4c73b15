"""R.9 The Riverfolk Robots announce exactly what a plain reading of the Law predicts."""

from __future__ import annotations

from collections import Counter

import pytest

from factions.riverfolk_robots.predicted import ME, predictor
from kit.opinions.predicting import compare_game

GAMES = [
    ("autumn", f"{ME}:easy:garrison", ["eyrie", "alliance"]),
    ("winter", f"{ME}:default:greedy", ["marquise", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:ferocious", ["mechanical_marquise", "duchy", "eyrie"]),
    ("mountain", f"{ME}:nightmare:involved", ["hundreds", "cogwheel_corvids", "alliance"]),
    ("gorge", f"{ME}:nightmare:greedy:garrison", ["keepers", "logical_lizards", "eyrie"]),
    ("marsh", f"{ME}:ferocious:involved", ["duchy", "corvids", "cult", "vagabond"]),
]
MANY = 8
MOST_TURNS = 120


def compared(game: int, number: int, turns: int) -> Counter[str]:
    """One random game of a line-up."""
    return compare_game(GAMES[game], number, predictor(), turns, ["phases"])


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.9 Some turns of one game."""
    assert compared(game, game, 24).total() > 10


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.9 Whole games."""
    counts = [compared(game, number, MOST_TURNS) for number in range(100, 100 + MANY)]
    assert sum(each.total() for each in counts) > MANY
