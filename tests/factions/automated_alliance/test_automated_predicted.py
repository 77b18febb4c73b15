"""R.6 The Automated Alliance announces and scores what a plain reading of the Law predicts."""

from __future__ import annotations

import pytest

from factions.automated_alliance.predicted import ME, predictor
from kit.opinions.predicting import check_some_turns, check_whole_games

GAMES = [
    ("autumn", f"{ME}:easy:informants", ["eyrie", "marquise"]),
    ("winter", f"{ME}:default:popularity:wildfire", ["vagabond", "corvids", "cult"]),
    ("lake", f"{ME}:challenging:steadfast", ["riverfolk", "duchy"]),
    ("mountain", f"{ME}:nightmare:veterans:wildfire", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:nightmare:steadfast", ["keepers", "logical_lizards", "eyrie", "corvids"]),
    ("marsh", f"{ME}:challenging:wildfire", ["duchy", "mechanical", "cult", "vagabond"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.6 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor(), ["phases"])


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.6 Whole games."""
    check_whole_games(GAMES[game], predictor, ["phases"])
