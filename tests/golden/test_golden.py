"""Golden games: the same answers lead to the same states as when they were recorded."""

from __future__ import annotations

import pytest

from kit.golden import FOLDER, golden_name, golden_setups, record
from undergrowth import Setup


@pytest.mark.parametrize("setup", golden_setups(), ids=golden_name)
def test_a_golden_game_is_unchanged(setup: Setup) -> None:
    """Behaviour changed where this fails: look at the first line that differs, then regenerate."""
    kept = (FOLDER / golden_name(setup)).read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(kept, record(setup).splitlines(), strict=True), 1):
        assert now == was, f"line {number} of {golden_name(setup)} changed"
