"""R.10 The Drillbit Duchy announces and scores exactly what a plain reading of the Law predicts."""

from __future__ import annotations

import pytest

from factions.drillbit_duchy.predicted import ME, follow, predictor
from kit.opinions.predicting import (
    Position,
    announced_by,
    check_some_turns,
    check_whole_games,
    compare_turn,
)

GAMES = [
    ("autumn", f"{ME}:easy:foundations", ["eyrie", "marquise"]),
    ("winter", f"{ME}:default:investors:overwhelm", ["vagabond", "corvids", "alliance"]),
    ("lake", f"{ME}:challenging:invaders", ["riverfolk", "cult"]),
    ("mountain", f"{ME}:nightmare:overwhelm:invaders", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:nightmare:overwhelm", ["keepers", "logical_lizards", "eyrie", "corvids"]),
    ("marsh", f"{ME}:challenging:invaders", ["electric", "mechanical", "cult", "vagabond"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.10 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor(), ["phases"])


def governed(*tunnels: int) -> list[str]:
    """Return its announcements with tunnels in these clearings and a Governing assembly in the
    first two."""
    document: Position = {
        "map": "autumn",
        "seats": [ME, "twilight_council"],
        "turn": ME,
        "phase": "birdsong",
        "deck_top": ["stand_and_deliver"],
        "clearings": {
            "burrow": {ME: ["6 warriors"]},
            **{str(place): {ME: ["1 tunnel"]} for place in tunnels},
        },
    }
    for place in tunnels[:2]:
        document["clearings"][str(place)]["twilight_council"] = ["1 governing_assembly"]
    return announced_by(compare_turn(document, [], follow), ME)


def test_it_takes_a_tunnel_that_can_be_removed() -> None:
    """R.10.5.1.II, R.2.3, 17.2.3 With two governed, the third, whatever their priority."""
    assert "set down 1 tunnel 8" in governed(2, 3, 9)


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.10 Whole games."""
    check_whole_games(GAMES[game], predictor, ["phases"])
