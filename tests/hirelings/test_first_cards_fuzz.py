"""Random games with the Dynasty, Uprising, Exile, Protector and Band hold every invariant."""

from __future__ import annotations

from itertools import combinations

import pytest

from kit.hireling_games import play_hired, some_setup

PROMOTED = ["last_dynasty", "spring_uprising", "the_exile", "furious_protector", "popular_band"]
DEMOTED = ["bluebird_nobles", "rabbit_scouts", "the_brigand", "stoic_protector", "street_band"]
THREES = [list(three) for sides in (PROMOTED, DEMOTED) for three in combinations(sides, 3)]
MIXED = [
    ["last_dynasty", "rabbit_scouts", "street_band"],
    ["spring_uprising", "the_brigand", "stoic_protector"],
    ["the_exile", "bluebird_nobles", "street_band"],
    ["furious_protector", "popular_band", "the_brigand"],
]


@pytest.mark.parametrize("three", [*THREES[::3], *MIXED], ids=" ".join)
def test_a_random_game_beside_them_holds_the_invariants(three: list[str]) -> None:
    """Copies, saves, worlds and pieces, with two to five people on one of the maps."""
    play_hired(some_setup(three, len(three[0])), 5)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 3))
@pytest.mark.parametrize("three", [*THREES, *MIXED], ids=" ".join)
def test_many_random_games_beside_them_hold_the_invariants(three: list[str], seed: int) -> None:
    """More of them, and longer."""
    play_hired(some_setup(three, seed * 31 + len(three[1])), seed, most=2500)
