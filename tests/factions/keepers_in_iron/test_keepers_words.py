"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.keepers_in_iron.daylight import ActWith, KeeperDaylight, SendRetainer
from undergrowth.law.crafting.craft import Craft

ROWS: list[Row] = [
    ({}, {}, KeeperDaylight(0), ActWith, "15.5.2 not_now"),
    ({}, {}, KeeperDaylight(0, 0, [], 1), SendRetainer, "15.5.2 nowhere"),
    ({}, {}, KeeperDaylight(0, 0, [], 1), ActWith, "15.5.2 none_left"),
    ({}, {}, KeeperDaylight(0, 0), Craft, "15.5.1 too_late"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("keepers", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("keepers", own={"ignores_hits": "15.2.4 devout_knights"}, anybody={})
