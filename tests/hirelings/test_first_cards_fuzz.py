"""Random games with the Dynasty, Uprising, Exile, Protector and Band hold every invariant."""

from __future__ import annotations

from itertools import combinations

import pytest

from kit.hireling_games import play_hired, some_setup
from kit.lineups import sliced_seed
from undergrowth.table.game import library

PROMOTED = ["last_dynasty", "spring_uprising", "the_exile", "furious_protector", "popular_band"]
DEMOTED = ["bluebird_nobles", "rabbit_scouts", "the_brigand", "stoic_protector", "street_band"]
THREES = [list(three) for sides in (PROMOTED, DEMOTED) for three in combinations(sides, 3)]
MIXED = [
    ["last_dynasty", "rabbit_scouts", "street_band"],
    ["spring_uprising", "the_brigand", "stoic_protector"],
    ["the_exile", "bluebird_nobles", "street_band"],
    ["furious_protector", "popular_band", "the_brigand"],
]


@pytest.mark.long
@pytest.mark.parametrize("three", MIXED, ids=" ".join)
def test_a_random_game_beside_them_holds_the_invariants(three: list[str]) -> None:
    """Copies, saves, worlds and pieces, with two to five people on one of the maps."""
    play_hired(some_setup(three, len(three[0])), 5)


def test_every_side_is_in_one_of_the_fast_games() -> None:
    assert {side for three in MIXED for side in three} == {*PROMOTED, *DEMOTED}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 3))
@pytest.mark.parametrize("three", [*THREES, *MIXED], ids=" ".join)
def test_many_random_games_beside_them_hold_the_invariants(three: list[str], seed: int) -> None:
    """More of them, and longer; others in each slice."""
    sliced = sliced_seed(" ".join(three), seed)
    play_hired(some_setup(three, sliced), sliced, most=2500)


def test_the_factions_beside_them_may_sit_there() -> None:
    """5, A.6.5, A.8.1 No Knaves beside a Vagabond, and no more than the corners hold."""
    for seed in range(80):
        setup = some_setup(["popular_band", "street_band"][seed % 2 : seed % 2 + 1], seed)
        assert len(library().complete(setup).seats) >= 2
