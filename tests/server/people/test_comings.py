"""Games in which people come and go, and the server is killed: nothing is lost.

`server.measured.evenings` plays as many as one likes.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.database.postgres import cluster
from server.people.comings import Sitting
from server.people.house import House


def sits_through(house: House, seed: int, most: int) -> Sitting:
    """A game that ends with every acknowledged answer in its record."""
    try:
        sitting = Sitting(house, seed, most)
        sitting.play()
    finally:
        house.end()
    return sitting


def test_every_house_has_a_time_of_its_own(tmp_path: Path) -> None:
    """Also in one folder: else the time of one would go back when it passes in the other."""
    one, other = (House(tmp_path, "", 0, random.Random(1)) for _ in range(2))
    one.passes(10_000)
    other.passes(60)
    assert (one.passed(), other.passed()) == (10_000, 60)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 3])
def test_people_come_and_go_at_one_process(tmp_path: Path, seed: int) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert sits_through(House(tmp_path, database, 1, random.Random(seed)), seed, 60).done


@pytest.mark.long
def test_people_come_and_go_at_two_processes(tmp_path: Path) -> None:
    with cluster() as database:
        assert sits_through(House(tmp_path, database, 2, random.Random(5)), 5, 60).done
