"""Random games beside these hirelings hold every invariant."""

from __future__ import annotations

import pytest

from kit.hireling_games import play_hired, some_setup

PROMOTED = ["chameleander_co", "payaso_pyramid"]
DEMOTED = ["mark_of_death", "trapezist_kids"]
OURS = ["forest_patrol", "street_band", "furious_protector", "otter_divers", "spring_uprising"]
THREES = [[*pair, other] for pair in (PROMOTED, DEMOTED) for other in OURS]
MIXED = [
    ["chameleander_co", "trapezist_kids", "bandit_gangs"],
    ["payaso_pyramid", "mark_of_death", "stoic_protector"],
]


@pytest.mark.long
@pytest.mark.parametrize("three", [*THREES[::2], *MIXED], ids=" ".join)
def test_a_random_game_beside_them_holds_the_invariants(three: list[str]) -> None:
    """Copies, saves, worlds and pieces, with two to five people on one of the maps."""
    play_hired(some_setup(three, len(three[2])), 5)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("three", [*THREES, *MIXED], ids=" ".join)
def test_many_random_games_beside_them_hold_the_invariants(three: list[str], seed: int) -> None:
    """More of them, and longer."""
    play_hired(some_setup(three, seed * 31 + len(three[1])), seed, most=2500)
