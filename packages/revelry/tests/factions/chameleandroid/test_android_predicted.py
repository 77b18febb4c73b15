"""CHMD Every announcement of Chameleandroid is the one that was foretold."""

from __future__ import annotations

import pytest
from factions.chameleandroid.androids import ME
from factions.chameleandroid.predicted import AndroidForetold

from kit.foretelling import foretold
from undergrowth import Setup

GAMES = [
    ([ME, "marquise", "eyrie"], "autumn"),
    (["eyrie", f"{ME}:easy_challenging:kingpin", "alliance"], "winter"),
    (["duchy", f"{ME}:challenging:abduction", "alliance"], "lake"),
    (["hundreds", f"{ME}:nightmare:city_builder", "keepers", "lizards"], "mountain"),
    (["corvids", "marquise", f"{ME}:patron:kingpin:city_builder"], "autumn"),
    (["mechanical_marquise", f"{ME}:easy", "alliance", "logical_lizards"], "winter"),
    ([f"{ME}:easy_both_nightmare", "logical_lizards", "duchy"], "lake"),
    (["electric_eyrie", f"{ME}:kingpin", "automated_alliance"], "marsh"),
]


def _count(seeds: range) -> int:
    compared = 0
    for seats, map in GAMES:
        for seed in seeds:
            n, _ = foretold(Setup(seats=seats, map=map), seed, AndroidForetold)
            compared += n
    return compared


def test_what_was_foretold_is_announced() -> None:
    """CHMD.4 to CHMD.8 In games at random."""
    assert _count(range(1)) > 200


@pytest.mark.long
def test_over_many_games() -> None:
    """CHMD.4 to CHMD.8 Once more, over and over."""
    assert _count(range(1, 6)) > 1000
