"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.corvid_conspiracy.actions import CorvidDaylight, Exert, PlotIn, TrickAt

PLOTS = {1: "raid", 2: "raid", 3: "snare", 4: "snare", 5: "bomb", 6: "bomb"}
PLOTS |= {7: "extortion", 8: "extortion"}

ROWS: list[Row] = [
    ({}, {}, CorvidDaylight(0, 3, 2), TrickAt, "13.5.4 nowhere"),
    ({}, {}, CorvidDaylight(0, 3, 3), TrickAt, "13.5 none_left"),
    ({}, {}, Exert(0), PlotIn, "13.5.2 nowhere"),
    (PLOTS, {}, Exert(0), PlotIn, "1.5.1 no_pieces"),
    (PLOTS, {}, Exert(0), TrickAt, "13.5.4 nowhere"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("corvids", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("corvids", own={"extra_hits": "13.2.5 embedded_agents"}, anybody={})
