"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.lord_of_the_hundreds.advance import AdvanceBattle, AdvanceTheWarlord
from undergrowth.factions.lord_of_the_hundreds.command import (
    CommandBattle,
    CommandTheHundreds,
    FortifyIn,
)

STRONGHOLDS = dict.fromkeys(range(1, 7), "stronghold")

ROWS: list[Row] = [
    ({}, {}, AdvanceTheWarlord(0), AdvanceBattle, "14.5.3 no_warlord"),
    ({1: "warlord"}, {}, AdvanceTheWarlord(0), AdvanceBattle, "14.5.3 nowhere"),
    ({1: "warlord"}, {}, AdvanceTheWarlord(0, 1), AdvanceBattle, "14.5.3 none_left"),
    ({}, {}, CommandTheHundreds(0), FortifyIn, "14.5.2.III nowhere"),
    ({1: "warlord"}, {}, CommandTheHundreds(0), FortifyIn, "14.5.2.III no_card"),
    (STRONGHOLDS, {}, CommandTheHundreds(0), FortifyIn, "1.5.1 no_pieces"),
    ({1: "warlord"}, {}, CommandTheHundreds(0, 1), FortifyIn, "14.5.2 none_left"),
    (STRONGHOLDS, {}, CommandTheHundreds(0), CommandBattle, "14.5.2.II nowhere"),
    ({1: "warlord"}, {}, CommandTheHundreds(0), CommandBattle, "14.5.2.II nowhere"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("hundreds", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited(
        "hundreds",
        own={
            "extra_hits": "14.7.8 wrathful",
            "ignores_hits": "14.7.7 stubborn",
            "forbids_rolled_hits": "14.2.5 looters",
        },
        anybody={},
    )
