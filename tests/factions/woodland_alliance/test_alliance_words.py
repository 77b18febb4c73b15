"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.woodland_alliance.birdsong import AllianceBirdsong
from undergrowth.factions.woodland_alliance.daylight import AllianceDaylight, Train
from undergrowth.factions.woodland_alliance.evening import MilitaryOperations, OrganizeIn
from undergrowth.factions.woodland_alliance.revolt import RevoltIn
from undergrowth.factions.woodland_alliance.sympathy import SpreadTo
from undergrowth.law.pieces.recruit import RecruitIn

BASE = {9: "base_mouse"}
OFFICER = {"officers": 1}
TOKENS = dict.fromkeys(range(1, 11), "sympathy")
TWO = {"supporters": ["anvil", "sword"]}

ROWS: list[Row] = [
    ({}, {}, AllianceBirdsong(0), RevoltIn, "8.4.1.II cannot_pay"),
    ({}, {}, AllianceBirdsong(0, True), RevoltIn, "8.4 too_late"),
    ({}, {}, AllianceBirdsong(0), SpreadTo, "8.4.2.II cannot_pay"),
    (TOKENS, {}, AllianceBirdsong(0), SpreadTo, "1.5.1 no_pieces"),
    ({}, {"supporters": ["anvil"]}, AllianceBirdsong(0), SpreadTo, "8.4.2 nowhere"),
    ({}, TWO, AllianceBirdsong(0), RevoltIn, "8.4.1 nowhere"),
    ({}, {}, AllianceDaylight(0), Train, "8.5.3 nowhere"),
    (BASE, {}, AllianceDaylight(0), Train, "8.5.3 no_card"),
    ({9: "base_mouse, 10 warriors"}, {}, AllianceDaylight(0), Train, "8.5.3 no_card"),
    ({}, {}, MilitaryOperations(0), OrganizeIn, "8.6.1 none_left"),
    ({}, {"officers": 1}, MilitaryOperations(0), OrganizeIn, "8.6.1.IV nowhere"),
    ({}, {"officers": 1}, MilitaryOperations(0), RecruitIn, "8.6.1.III nowhere"),
    ({1: "8 warriors"}, OFFICER, MilitaryOperations(0), RecruitIn, "8.6.1.III nowhere"),
    ({1: "9 warriors"}, OFFICER, MilitaryOperations(0), RecruitIn, "8.6.1.III no_pieces"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("alliance", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("alliance", own={}, anybody={"attacker_rolls_high": "8.2.2 guerrilla_war"})
