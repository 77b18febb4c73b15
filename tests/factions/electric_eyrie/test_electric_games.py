"""R.5 Random games with the Electric Eyrie hold all invariants."""

from __future__ import annotations

import pytest

from kit.fuzz import random_game
from undergrowth import Setup

ME = "electric_eyrie"
GAMES = [
    ("autumn", f"{ME}:easy", ["marquise"]),
    ("winter", f"{ME}:nightmare:nobility", ["alliance", "vagabond"]),
    ("lake", f"{ME}:challenging:relentless:war_tax", ["cult", "corvids", "marquise"]),
    ("mountain", f"{ME}:default:swoop:focused", ["hundreds", "riverfolk"]),
    ("autumn", f"{ME}:nightmare:swoop:nobility", ["duchy", "keepers", "vagabond", "alliance"]),
    ("winter", f"{ME}:nightmare:relentless:focused", ["mechanical_marquise", "corvids"]),
]


@pytest.mark.parametrize(("map_name", "seat", "others"), GAMES, ids=range(len(GAMES)))
def test_random_games(map_name: str, seat: str, others: list[str]) -> None:
    """R.2.6 On four maps, with each difficulty and trait, beside most factions."""
    seed = len(seat)
    g = random_game(Setup(map=map_name, seats=[seat, *others]), seed, 220, 55, 20)
    assert any(line.startswith(ME) for line in g.answers or [])
