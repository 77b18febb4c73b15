"""R.7 The Vagabot announces exactly what a plain reading of the Law predicts."""

from __future__ import annotations

from typing import Any

import pytest

from factions.vagabot.predicted import ME, follow, predictor
from kit.opinions.predicting import Position, check_some_turns, check_whole_games, compare_turn
from undergrowth import position

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
    ("lake", f"{ME}:ranger:questing", ["marquise", "diaspora"]),
    ("autumn", f"{ME}:tinker:berserker", ["riverfolk:advanced_services", "eyrie", "alliance"]),
]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces(game: int) -> None:
    """R.7 Some turns of one game."""
    check_some_turns(GAMES[game], game, predictor(), ["phases"])


def hunting(deck: str, card: str, **eyrie: Any) -> Position:
    """Its Birdsong with a rabbit order, beside two Eyrie warriors and three next door."""
    return {
        "map": "autumn",
        "deck": deck,
        "seats": [f"{ME}:arbiter", "eyrie_dynasties"],
        "turn": ME,
        "phase": "birdsong",
        "deck_top": ["riversteads"],
        "clearings": {
            "9": {ME: ["1 pawn"], "eyrie_dynasties": ["2 warriors"]},
            "4": {"eyrie_dynasties": ["3 warriors"]},
        },
        ME: {"items": ["3 boot ready"]},
        "eyrie_dynasties": {"play": [card], **eyrie},
    }


def test_warriors_that_move_into_a_battle_are_not_those_removed() -> None:
    """R.7.5.4, 4.2 Three come with the Tactician while one falls: one point."""
    choices = ["use tactician", "take 3", "roll 1 0"]
    g = compare_turn(hunting("squires_and_disciples", "tactician"), choices, follow)
    assert g.score[0] == 1


def test_warriors_placed_in_a_battle_are_not_those_removed() -> None:
    """R.7.5.4, G.20 One comes with the Lookouts while one falls: one point."""
    g = compare_turn(hunting("squires_and_disciples", "lookouts"), ["roll 1 0"], follow)
    assert g.score[0] == 1
    there: Any = position.describe(g)["clearings"]
    assert there["9"]["eyrie_dynasties"] == ["2 warrior"]


@pytest.mark.long
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_what_it_announces_in_many_games(game: int) -> None:
    """R.7 Whole games."""
    check_whole_games(GAMES[game], predictor, ["phases"])
