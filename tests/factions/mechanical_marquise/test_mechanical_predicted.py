"""R.4 The Mechanical Marquise announces exactly what a plain reading of the Law predicts."""

from __future__ import annotations

import pytest

from factions.mechanical_marquise.predicted import ME, predictor
from kit.opinions.predicting import check_some_turns, check_whole_games

GAMES = [
    ("autumn", f"{ME}:easy:blitz", ["eyrie", "alliance"]),
    ("winter", f"{ME}:default:overwhelming", ["vagabond", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:fortified:hospitals", ["riverfolk", "duchy"]),
    ("mountain", f"{ME}:nightmare:iron_will:blitz", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:nightmare:overwhelming", ["keepers", "logical_lizards", "eyrie", "corvids"]),
    ("marsh", f"{ME}:challenging", ["duchy", "alliance", "cult", "vagabond"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.4 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor())


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.4 Whole games."""
    check_whole_games(GAMES[game], predictor)
