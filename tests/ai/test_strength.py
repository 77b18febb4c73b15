"""Strength of greedy: it must beat three random players with every faction."""

from __future__ import annotations

import pytest

from undergrowth import Setup
from undergrowth.data import sheet
from undergrowth.library import played_factions
from undergrowth.sim import simulate

FACTIONS = [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]
GAMES = 100


def table_of(faction: str) -> list[str]:
    """The first four factions in setup order; another one takes the last seat."""
    first = FACTIONS[:4]
    return first if faction in first else [*first[:3], faction]


@pytest.mark.long
@pytest.mark.parametrize("faction", FACTIONS)
def test_greedy_beats_three_random_players(faction: str) -> None:
    """At least 90 of 100 games, seats shuffled, with each faction."""
    seats = table_of(faction)
    players = ["greedy" if seat == faction else "random" for seat in seats]
    results = simulate(Setup(seats=seats), players, games=GAMES, seed=2026, shuffle_seats=True)
    wins = sum(row.won for row in results.rows if row.faction == faction)
    print(f"{faction}: {wins} of {GAMES}")
    assert wins >= 90
