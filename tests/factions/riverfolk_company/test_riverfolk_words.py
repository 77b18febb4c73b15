"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.riverfolk_company.daylight import RiverfolkDaylight
from undergrowth.factions.riverfolk_company.establish import EstablishIn
from undergrowth.law.pieces.recruit import RecruitIn

FUNDS = {"funds": {"riverfolk": "1 warrior"}}

ROWS: list[Row] = [
    ({}, {}, RiverfolkDaylight(0), RecruitIn, "11.2.4 cannot_pay"),
    ({}, FUNDS, RiverfolkDaylight(0), RecruitIn, "11.5.5 nowhere"),
    ({1: "13 warriors"}, FUNDS, RiverfolkDaylight(0), RecruitIn, "11.5.5 nowhere"),
    ({1: "14 warriors"}, FUNDS, RiverfolkDaylight(0), RecruitIn, "11.5.5 no_pieces"),
    ({}, FUNDS, RiverfolkDaylight(0), EstablishIn, "11.5.6.II nowhere"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("riverfolk", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("riverfolk", own={}, anybody={"fights_with": "11.2.7.III "})
