"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_off
from undergrowth.factions.lilypad_diaspora.daylight import DiasporaDaylight
from undergrowth.factions.lilypad_diaspora.provoke import ProvokeIn
from undergrowth.factions.lilypad_diaspora.settle import SettleIn

ROWS: list[Row] = [
    ({}, {}, DiasporaDaylight(0), SettleIn, "16.5.1 nowhere"),
    ({}, {}, DiasporaDaylight(0), ProvokeIn, "16.5.2 nowhere"),
    ({}, {}, DiasporaDaylight(0, 3), ProvokeIn, "16.5 none_left"),
    ({}, {}, DiasporaDaylight(0, 2), ProvokeIn, "16.5.2 nowhere"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("diaspora", *row)
