"""R.5 The Electric Eyrie announces exactly what a plain reading of the Law predicts."""

from __future__ import annotations

import pytest

from factions.electric_eyrie.predicted import ME, predictor
from kit.opinions.predicting import check_some_turns, check_whole_games

GAMES = [
    ("autumn", f"{ME}:easy:focused", ["marquise", "alliance"]),
    ("winter", f"{ME}:default:nobility", ["vagabond", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:relentless", ["riverfolk", "mechanical_marquise"]),
    ("mountain", f"{ME}:nightmare:swoop:nobility", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:nightmare:war_tax", ["keepers", "logical_lizards", "marquise", "corvids"]),
    ("marsh", f"{ME}:challenging:swoop:relentless", ["duchy", "alliance", "cult", "vagabond"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.5 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor())


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.5 Whole games."""
    check_whole_games(GAMES[game], predictor)
