"""Modules and methods with new names answer to their old ones, and say so."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from undergrowth.moved import MOVED
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


def test_an_old_method_does_what_the_new_one_does() -> None:
    g = Game.new(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]), seed=1)
    before = g.reveals
    with pytest.warns(DeprecationWarning, match="reveals_hidden"):
        g.gives_away()
    assert g.reveals == before + 1
    with pytest.warns(DeprecationWarning, match="asking_step"):
        assert g.asking() == g.asking_step()
