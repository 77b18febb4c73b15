"""R.5 The Electric Eyrie announces exactly what a plain reading of the Law predicts."""

from __future__ import annotations

from collections import Counter

import pytest

from factions.electric_eyrie.predicted import ME, predictor
from kit.opinions.predicting import compare_game

GAMES = [
    ("autumn", f"{ME}:easy:focused", ["marquise", "alliance"]),
    ("winter", f"{ME}:default:nobility", ["vagabond", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:relentless", ["riverfolk", "mechanical_marquise"]),
    ("mountain", f"{ME}:nightmare:swoop:nobility", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:nightmare:war_tax", ["keepers", "logical_lizards", "marquise", "corvids"]),
    ("marsh", f"{ME}:challenging:swoop:relentless", ["duchy", "alliance", "cult", "vagabond"]),
]
MANY = 8
MOST_TURNS = 120


def compared(game: int, number: int, turns: int) -> Counter[str]:
    """One random game of a line-up."""
    return compare_game(GAMES[game], number, predictor(), turns)


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.5 Some turns of one game."""
    assert compared(game, game, 24).total() > 10


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.5 Whole games."""
    counts = [compared(game, number, MOST_TURNS) for number in range(100, 100 + MANY)]
    assert sum(each.total() for each in counts) > MANY
