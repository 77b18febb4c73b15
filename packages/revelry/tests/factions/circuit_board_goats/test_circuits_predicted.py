"""CBG The Circuit Board Goats announce and score exactly what a plain reading predicts."""

from __future__ import annotations

import pytest
from factions.circuit_board_goats.predicted import ME, follow, predictor

from kit.opinions.predicting import announced_by, check_some_turns, check_whole_games, compare_turn

GAMES = [
    ("autumn", f"{ME}:easy", ["eyrie", "marquise"]),
    ("winter", f"{ME}:default:martial_audience", ["vagabond", "corvids", "alliance"]),
    ("lake", f"{ME}:challenging:standing_ovation", ["riverfolk", "cult"]),
    ("mountain", f"{ME}:nightmare:fire_breathing", ["hundreds", "cogwheel_corvids"]),
    ("gorge", f"{ME}:easy_nightmare", ["keepers", "logical_lizards", "eyrie", "corvids"]),
    ("marsh", f"{ME}:special_effects", ["electric_eyrie", "mechanical", "cult", "vagabond"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_they_announce(game: int) -> None:
    """CBG.4.1, CBG.5.1 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor(), ["phases"])


def test_goats_on_coffin_makers_do_not_come_again() -> None:
    """CBG.5.1.II One is placed; those recalled from unordered clearings lie on the card."""
    far = {"3": {ME: ["5 warriors"]}, "4": {ME: ["4 warriors"]}}
    document = {
        "map": "autumn",
        "deck": "exiles_and_partisans",
        "seats": [ME, "eyrie_dynasties"],
        "turn": ME,
        "phase": "birdsong",
        "deck_top": ["fox_partisans"],
        "clearings": {**far, "1": {"eyrie_dynasties": ["1 warrior"]}},
        "eyrie_dynasties": {"play": ["coffin_makers"]},
    }
    said = announced_by(compare_turn(document, ["roll 0 0"], follow), ME)
    assert [text for text in said if "warrior" in text] == ["set down 1 warrior 1"]


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_they_announce_in_many_games(game: int) -> None:
    """CBG.4.1, CBG.5.1 Whole games."""
    check_whole_games(GAMES[game], predictor, ["phases"])
