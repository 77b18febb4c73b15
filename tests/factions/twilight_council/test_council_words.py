"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_off
from undergrowth.factions.twilight_council.birdsong import AssembleBy, Deliberate, MoveBy, RecruitBy
from undergrowth.factions.twilight_council.convene import BanishBy, Convene, EmpowerBy

MOST_ASSEMBLIES = dict.fromkeys(range(5, 10), "closed_assembly")
ASSEMBLIES = MOST_ASSEMBLIES | {10: "closed_assembly"}

ROWS: list[Row] = [
    ({}, {}, Deliberate(0), MoveBy, "17.4.1 nowhere"),
    ({1: "warrior"}, {}, Deliberate(0), MoveBy, "17.4.1 no_card"),
    ({}, {}, Deliberate(0), AssembleBy, "17.4.3 no_card"),
    ({1: "20 warriors"}, {}, Deliberate(0), RecruitBy, "1.5.1 no_pieces"),
    ({1: "20 warriors"}, {}, Deliberate(0), MoveBy, "17.4.1 no_card"),
    ({}, {}, Deliberate(0), RecruitBy, "17.4.2 no_card"),
    (ASSEMBLIES, {}, Deliberate(0), AssembleBy, "1.5.1 no_pieces"),
    (ASSEMBLIES, {}, Deliberate(0), MoveBy, "17.4.1 nowhere"),
    ({1: "warrior", **MOST_ASSEMBLIES}, {}, Deliberate(0), AssembleBy, "17.4.3 no_card"),
    ({}, {"revealed": ["royal_claim"]}, Convene(0), EmpowerBy, "17.6.1.III nowhere"),
    ({}, {"revealed": ["royal_claim"]}, Convene(0), BanishBy, "17.6.1.I no_card"),
    ({}, {"revealed": ["anvil"]}, Convene(0), EmpowerBy, "17.6.1.III no_card"),
    ({}, {"revealed": ["anvil"]}, Convene(0), BanishBy, "17.6.1.I nowhere"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("council", *row)
