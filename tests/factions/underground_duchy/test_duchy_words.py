"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_off
from undergrowth.factions.underground_duchy.assembly import (
    Assembly,
    AssemblyBattle,
    BuildShowing,
    DigWith,
)
from undergrowth.factions.underground_duchy.sway import Sway, SwayMinister

MARKETS = {**dict.fromkeys((1, 2, 3), "market"), **dict.fromkeys((5, 6, 7), "citadel")}

ROWS: list[Row] = [
    ({}, {}, Assembly(0), BuildShowing, "12.5.1.I nowhere"),
    ({1: "warrior"}, {}, Assembly(0), BuildShowing, "12.5.1.I no_card"),
    (MARKETS, {}, Assembly(0), BuildShowing, "1.5.1 no_pieces"),
    ({}, {}, Assembly(0), DigWith, "12.5.1.V empty_burrow"),
    ({1: "warrior"}, {}, Assembly(0), DigWith, "12.5.1.V empty_burrow"),
    (MARKETS, {}, Assembly(0), DigWith, "12.5.1.V empty_burrow"),
    ({"burrow": "warrior"}, {}, Assembly(0), DigWith, "12.5.1.V no_card"),
    ({"burrow": "warrior"}, {}, Assembly(0), AssemblyBattle, "12.5.1.IV nowhere"),
    ({}, {}, Sway(0), SwayMinister, "12.5.3.II no_card"),
    ({}, {}, Sway(0, True), SwayMinister, "12.5.3 done"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("duchy", *row)
