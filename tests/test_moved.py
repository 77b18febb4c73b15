"""Modules that have moved answer to their old names, and say so."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from undergrowth.moved import MOVED


@pytest.mark.parametrize("old", sorted(MOVED))
def test_an_old_name_is_the_module_with_the_new_one(old: str) -> None:
    with pytest.warns(DeprecationWarning, match=MOVED[old]):
        found = import_module(old)
    assert found is import_module(MOVED[old])
    assert found.__spec__ is not None and found.__spec__.name == MOVED[old]


def test_what_has_never_been_is_not_found() -> None:
    assert find_spec("undergrowth.table.nothing") is None
