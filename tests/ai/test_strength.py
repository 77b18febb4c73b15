"""How strong greedy is: it must beat three random players with every faction of the base box."""

from __future__ import annotations

import pytest

from undergrowth import Setup
from undergrowth.sim import simulate

SEATS = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"]
GAMES = 100


@pytest.mark.long
@pytest.mark.parametrize("faction", SEATS)
def test_greedy_beats_three_random_players(faction: str) -> None:
    """At least 90 of 100 games, seats shuffled, with each faction."""
    players = ["greedy" if seat == faction else "random" for seat in SEATS]
    results = simulate(
        Setup(seats=SEATS), players, games=GAMES, seed=2026, workers=2, shuffle_seats=True
    )
    wins = sum(row.won for row in results.rows if row.faction == faction)
    print(f"{faction}: {wins} of {GAMES}")
    assert wins >= 90
