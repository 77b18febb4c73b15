"""R.9 The Riverfolk Robots announce exactly what a plain reading of the Law predicts."""

from __future__ import annotations

import pytest

from factions.riverfolk_robots.predicted import ME, predictor
from kit.opinions.predicting import check_some_turns, check_whole_games

GAMES = [
    ("autumn", f"{ME}:easy:garrison", ["eyrie", "alliance"]),
    ("winter", f"{ME}:default:greedy", ["marquise", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:ferocious", ["mechanical_marquise", "duchy", "eyrie"]),
    ("mountain", f"{ME}:nightmare:involved", ["hundreds", "cogwheel_corvids", "alliance"]),
    ("gorge", f"{ME}:nightmare:greedy:garrison", ["keepers", "logical_lizards", "eyrie"]),
    ("marsh", f"{ME}:ferocious:involved", ["duchy", "corvids", "cult", "vagabond"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.9 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor(), ["phases"])


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.9 Whole games."""
    check_whole_games(GAMES[game], predictor, ["phases"])
