"""R.8 Every announcement of the Logical Lizards is the one that was foretold."""

from __future__ import annotations

import pytest

from factions.logical_lizards.lizards import ME
from factions.logical_lizards.predicted import LizardsForetold, follow
from kit.opinions.foretelling import foretold
from kit.opinions.predicting import announced_by, compare_turn
from undergrowth import Setup

GAMES = [
    ([f"{ME}:easy", "marquise", "eyrie"], "autumn"),
    ([f"{ME}:spiteful", "alliance", "vagabond"], "winter"),
    (["cogwheel_corvids:vendetta", f"{ME}:challenging:fanatics", "eyrie"], "mountain"),
    (["electric_eyrie", f"{ME}:nightmare:martyrs", "corvids", "duchy"], "lake"),
    (["riverfolk", f"{ME}:fanatics:erratic", "vagabot"], "autumn"),
    ([f"{ME}:martyrs", "hundreds", "keepers", "vagabond", "second_vagabond"], "gorge"),
    ([f"{ME}:challenging:martyrs:fanatics", "corvids", "riverfolk_robots"], "marsh"),
    (["mechanical_marquise", f"{ME}:nightmare:fanatics", "corvids"], "winter"),
]


def _count(seeds: range) -> int:
    compared = 0
    for seats, map in GAMES:
        for seed in seeds:
            n, _ = foretold(Setup(seats=seats, map=map), seed, LizardsForetold)
            compared += n
    return compared


def test_what_was_foretold_is_announced() -> None:
    """R.8.4, R.8.5, R.8.6 In games at random."""
    assert _count(range(1)) > 250


def test_with_a_team_of_people() -> None:
    """R.3 In a cooperative game no other automated opponent is their enemy."""
    seats = ["eyrie", f"{ME}:fanatics", "cogwheel_corvids", "alliance"]
    n, _ = foretold(Setup(seats=seats, cooperative=True), 1, LizardsForetold)
    assert n > 20


def test_a_governed_lizard_becomes_no_acolyte() -> None:
    """R.8.5.2, R.2.3, 17.2.3 It cannot be removed there: the next most are elsewhere."""
    document = {
        "map": "autumn",
        "seats": [ME, "twilight_council"],
        "turn": ME,
        "phase": "birdsong",
        "clearings": {
            "5": {ME: ["4 warriors"], "twilight_council": ["1 governing_assembly"]},
            "9": {ME: ["2 warriors"]},
            "1": {ME: ["1 warrior"]},
        },
        ME: {"lost_souls": ["armorers"]},
    }
    assert "offer up in 9" in announced_by(compare_turn(document, [], follow), ME)


@pytest.mark.long
def test_over_many_games() -> None:
    """R.8.4, R.8.5, R.8.6 Once more, over and over."""
    assert _count(range(1, 5)) > 1300
