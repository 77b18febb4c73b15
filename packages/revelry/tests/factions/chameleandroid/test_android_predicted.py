"""CHMD Every announcement of Chameleandroid is the one that was foretold."""

from __future__ import annotations

import pytest
from factions.chameleandroid.androids import ME
from factions.chameleandroid.predicted import AndroidForetold

from kit.opinions.foretelling import foretold
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
    (["vagabond", f"{ME}:kingpin", "marquise"], "autumn"),
    ([ME, "vagabond", "second_vagabond", "eyrie"], "lake"),
    (["riverfolk", f"{ME}:challenging", "duchy"], "winter"),
    ([f"{ME}:kingpin", "vagabot", "alliance", "corvids"], "autumn"),
    (["riverfolk", f"{ME}:alternate_nightmare:abduction", "vagabond", "hundreds"], "marsh"),
]
HIRED = [
    ([f"{ME}:kingpin", "vagabond", "marquise", "eyrie"], "marsh"),
    (["riverfolk", f"{ME}:challenging", "duchy"], "winter"),
    (["corvids", f"{ME}:easy_nightmare:patron", "lizards"], "gorge"),
]
"""Beside hirelings."""


def _count(seeds: range) -> int:
    compared = 0
    for number, (seats, map) in enumerate([*GAMES, *HIRED]):
        setup = Setup(seats=seats, map=map, with_hirelings=number >= len(GAMES))
        for seed in seeds:
            n, _ = foretold(setup, seed, AndroidForetold)
            compared += n
    return compared


def test_what_was_foretold_is_announced() -> None:
    """CHMD.4 to CHMD.8 In games at random."""
    assert _count(range(1)) > 400


@pytest.mark.long
def test_over_many_games() -> None:
    """CHMD.4 to CHMD.8 Once more, over and over."""
    assert _count(range(1, 6)) > 2000
