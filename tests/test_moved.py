"""Modules and methods with new names answer to their old ones, and say so."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from undergrowth.envs.rewards import Rewards
from undergrowth.envs.vector import Shared
from undergrowth.moved import MOVED
from undergrowth.sim import make_plan
from undergrowth.table.game import Game
from undergrowth.table.setup import Setup


@pytest.mark.parametrize("old", sorted(MOVED))
def test_an_old_name_is_the_module_with_the_new_one(old: str) -> None:
    with pytest.warns(DeprecationWarning, match=MOVED[old]):
        found = import_module(old)
    assert found is import_module(MOVED[old])
    assert found.__spec__ is not None and found.__spec__.name == MOVED[old]


def test_what_has_never_been_is_not_found() -> None:
    assert find_spec("undergrowth.table.nothing") is None


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("undergrowth.sim.training", "ROUNDS", "EPOCHS"),
        ("undergrowth.envs.rewards", "worths", "potentials"),
        ("undergrowth.envs.aec", "Seen", "Observation"),
    ],
)
def test_an_old_name_of_a_module_is_the_new_one(module: str, old: str, new: str) -> None:
    found = import_module(module)
    with pytest.warns(DeprecationWarning, match=new):
        assert getattr(found, old) is getattr(found, new)


def test_old_names_of_simulations_and_environments_do_what_new_ones_do() -> None:
    plan = make_plan([(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]), ["random"] * 2)])
    with pytest.warns(DeprecationWarning, match="metadata"):
        assert plan.said() == plan.metadata()
    rewards, g = Rewards("win"), Game.new(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]))
    with pytest.warns(DeprecationWarning, match="reset"):
        rewards.begin(g)
    with pytest.warns(DeprecationWarning, match="step"):
        assert rewards.pay(g) == [0.0, 0.0]
    arrays = Shared(1, 2, 3).arrays()
    for old, new in (
        ("seen", "observations"),
        ("last_seen", "final_observations"),
        ("last_masks", "final_masks"),
    ):
        with pytest.warns(DeprecationWarning, match=new):
            assert getattr(arrays, old) is getattr(arrays, new)
