"""R.7 The Vagabot announces exactly what a plain reading of the Law predicts."""

from __future__ import annotations

from collections import Counter

import pytest

from factions.vagabot.predicted import ME, predictor
from kit.opinions.predicting import compare_game

GAMES = [
    ("autumn", f"{ME}:easy:thief", ["eyrie", "alliance"]),
    ("winter", f"{ME}:default:tinker:adventurer", ["alliance", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:ranger:berserker", ["mechanical_marquise", "duchy", "eyrie"]),
    ("mountain", f"{ME}:nightmare:vagrant:marksman", ["hundreds", "cogwheel_corvids", "alliance"]),
    ("gorge", f"{ME}:nightmare:scoundrel:helper", ["keepers", "logical_lizards", "eyrie"]),
    ("winter", f"{ME}:ranger:adventurer", ["riverfolk_robots:advanced_services", "eyrie"]),
    ("autumn", f"{ME}:challenging:tinker", ["corvids", "riverfolk_robots"]),
    ("marsh", f"{ME}:arbiter:questing", ["duchy", "alliance", "cult", "vagabond"]),
    (
        "autumn",
        f"{ME}:tinker:questing:helper:berserker",
        ["alliance", "electric_eyrie", "corvids"],
    ),
]
"""Beside no Marquise, whose hospitals bring warriors back while they are counted, and no human
Riverfolk, from whom it buys what is not told here."""
MANY = 8
MOST_TURNS = 120


def compared(game: int, number: int, turns: int) -> Counter[str]:
    """One random game of a line-up."""
    return compare_game(GAMES[game], number, predictor(), turns, ["phases"])


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.7 Some turns of one game."""
    assert compared(game, game, 24).total() > 10


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.7 Whole games."""
    counts = [compared(game, number, MOST_TURNS) for number in range(100, 100 + MANY)]
    assert sum(each.total() for each in counts) > MANY
