"""R.10 The Drillbit Duchy announces and scores exactly what a plain reading of the Law predicts."""

from __future__ import annotations

from collections import Counter

import pytest

from factions.drillbit_duchy.predicted import ME, predictor
from kit.opinions.predicting import compare_game

GAMES = [
    ("autumn", f"{ME}:easy:foundations", ["eyrie", "marquise"]),
    ("winter", f"{ME}:default:investors:overwhelm", ["vagabond", "corvids", "alliance"]),
    ("lake", f"{ME}:challenging:invaders", ["riverfolk", "cult"]),
    ("mountain", f"{ME}:nightmare:overwhelm:invaders", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:nightmare:overwhelm", ["keepers", "logical_lizards", "eyrie", "corvids"]),
    ("marsh", f"{ME}:challenging:invaders", ["electric", "mechanical", "cult", "vagabond"]),
]
MANY = 8
MOST_TURNS = 120


def compared(game: int, number: int, turns: int) -> Counter[str]:
    """One random game of a line-up."""
    return compare_game(GAMES[game], number, predictor(), turns, ["phases"])


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.10 Some turns of one game."""
    assert compared(game, game, 24).total() > 10


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.10 Whole games."""
    counts = [compared(game, number, MOST_TURNS) for number in range(100, 100 + MANY)]
    assert sum(each.total() for each in counts) > MANY
