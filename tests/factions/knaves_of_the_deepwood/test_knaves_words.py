"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_credited, check_off
from undergrowth.factions.knaves_of_the_deepwood.acts import CaptainActs, LeadBattle, TakeNab
from undergrowth.factions.knaves_of_the_deepwood.favors import Filch

CAPTAINS = {"captains": ["thief", "tinker", "vagrant"], "acting": "thief", "hand": ["anvil"]}

ROWS: list[Row] = [
    ({}, CAPTAINS, CaptainActs(0), LeadBattle, "18.5.1 no_captain"),
    ({6: "thief"}, CAPTAINS, CaptainActs(0, 4), LeadBattle, "18.5.1 none_left"),
    ({6: "thief"}, CAPTAINS, CaptainActs(0), LeadBattle, "18.5.1.II nowhere"),
    ({6: "thief"}, CAPTAINS, CaptainActs(0), Filch, "18.5.1.III nothing_there"),
    ({6: "thief"}, CAPTAINS, CaptainActs(0, 0, True), Filch, "18.5.1.III used"),
    ({6: "thief"}, CAPTAINS, CaptainActs(0), TakeNab, "18.5.1.IVd nowhere"),
    ({6: "thief"}, {**CAPTAINS, "items": []}, CaptainActs(0), TakeNab, "18.5.1.IV no_item"),
    ({"f1": "thief"}, CAPTAINS, CaptainActs(0), Filch, "18.5.1.III in_forest"),
    ({6: "thief"}, CAPTAINS, CaptainActs(0, 3), LeadBattle, "18.5.1.II nowhere"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("knaves", *row)


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("knaves", own={"ignores_hits": "18.5.1.IVc skirmish"}, anybody={})
