"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.marquise_de_cat.turn import DoBattle, DoRecruit, MarquiseDaylight

ROWS: list[Row] = [
    ({}, {}, MarquiseDaylight(0, 3), DoBattle, "6.5.1 nowhere"),
    ({}, {}, MarquiseDaylight(0, 3, recruited=True), DoRecruit, "6.5.3 done"),
    ({}, {}, MarquiseDaylight(0, 3, recruited=True), DoBattle, "6.5.1 nowhere"),
    ({1: "24 warriors"}, {}, MarquiseDaylight(0, 3), DoRecruit, "6.5.3 nowhere"),
    ({1: "25 warriors"}, {}, MarquiseDaylight(0, 3), DoRecruit, "6.5.3 no_pieces"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("marquise", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("marquise", own={}, anybody={})
