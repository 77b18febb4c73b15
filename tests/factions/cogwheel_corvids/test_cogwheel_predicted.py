"""R.11 Every announcement of the Cogwheel Corvids is the one that was foretold."""

from __future__ import annotations

import pytest

from factions.cogwheel_corvids.predicted import CorvidsForetold, follow
from factions.cogwheel_corvids.test_cogwheel_turn import ME
from kit.opinions.foretelling import foretold
from kit.opinions.predicting import announced_by, compare_turn
from undergrowth import Setup

GAMES = [
    ([ME, "marquise", "eyrie"], "autumn"),
    (["eyrie", f"{ME}:easy:gamble", "alliance"], "winter"),
    (["vagabond", f"{ME}:challenging:mastermind:backup_plans", "alliance"], "lake"),
    (["hundreds", f"{ME}:nightmare:vendetta:gamble", "keepers", "lizards"], "mountain"),
    (["riverfolk", "duchy", f"{ME}:gamble:backup_plans:mastermind:vendetta"], "autumn"),
    (["mechanical_marquise", f"{ME}:vendetta", "alliance", "logical_lizards"], "winter"),
    ([f"{ME}:challenging", "logical_lizards", "duchy"], "lake"),
    ([f"{ME}:mastermind:backup_plans", "hundreds", "vagabot"], "mountain"),
    ([f"{ME}:nightmare", "eyrie", "keepers", "vagabond", "second_vagabond"], "gorge"),
    (["electric_eyrie", f"{ME}:challenging:vendetta", "riverfolk_robots"], "marsh"),
]


def _count(seeds: range) -> int:
    compared = 0
    for seats, map in GAMES:
        for seed in seeds:
            n, _ = foretold(Setup(seats=seats, map=map), seed, CorvidsForetold)
            compared += n
    return compared


def test_what_was_foretold_is_announced() -> None:
    """R.11.4, R.11.5, R.11.6 In games at random."""
    assert _count(range(1)) > 200


def test_with_a_team_of_people() -> None:
    """R.3 In a cooperative game no other automated opponent is their enemy."""
    seats = ["eyrie", "logical_lizards", f"{ME}:challenging", "alliance"]
    n, _ = foretold(Setup(seats=seats, cooperative=True), 1, CorvidsForetold)
    assert n > 20


def test_plots_thicken_while_no_warrior_comes_back() -> None:
    """R.11.4.3.II Removed warriors lie on Coffin Makers: it goes on until nothing thickens."""
    document = {
        "map": "autumn",
        "deck": "exiles_and_partisans",
        "seats": [ME, "eyrie_dynasties"],
        "turn": ME,
        "phase": "birdsong",
        "deck_top": ["fox_partisans"],
        "clearings": {"2": {ME: ["3 warriors"]}, "3": {ME: ["12 warriors"]}},
        "eyrie_dynasties": {"play": ["coffin_makers"]},
    }
    said = announced_by(compare_turn(document, [], follow), ME)
    assert said[:2] == ["hatch in 3", "hatch in 2"]
    assert not [text for text in said if text.startswith("set down")]


@pytest.mark.long
def test_over_many_games() -> None:
    """R.11.4, R.11.5, R.11.6 Once more, over and over."""
    assert _count(range(1, 5)) > 600
