"""How strong greedy is with the factions of this package."""

from __future__ import annotations

import pytest

from undergrowth import Setup
from undergrowth.sim import simulate

OTHERS = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance"]
GAMES = 100


@pytest.mark.long
@pytest.mark.parametrize("faction", ["chameleander", "cirque_du_goat"])
def test_greedy_beats_three_random_players(faction: str) -> None:
    """At least 90 of 100 games, seats shuffled."""
    seats = [*OTHERS, faction]
    players = ["greedy" if seat == faction else "random" for seat in seats]
    results = simulate(Setup(seats=seats), players, games=GAMES, seed=2026, shuffle_seats=True)
    wins = sum(row.won for row in results.rows if row.faction == faction)
    print(f"{faction}: {wins} of {GAMES}")
    assert wins >= 90
