"""Secrets and ids can stand in a link, in a file name and at a command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from undergrowth.server.gate.keys import new_game_id, new_secret


@pytest.mark.parametrize(("make", "length"), [(new_game_id, 12), (new_secret, 32)])
def test_letters_and_digits_only(make: Callable[[], str], length: int) -> None:
    made = {make() for _ in range(500)}
    assert len(made) == 500
    assert all(len(each) == length and each.isascii() and each.isalnum() for each in made)
