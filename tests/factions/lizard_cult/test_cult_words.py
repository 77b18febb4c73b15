"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

import pytest

from kit.opinions.crediting import Row, check_off
from undergrowth.factions.lizard_cult.conspiracies import Convert, PerformConspiracies, Sanctify
from undergrowth.factions.lizard_cult.rituals import BuildWith, RecruitWith, Rituals, ScoreWith

GARDEN = {1: "garden_fox"}
MOST_GARDENS = dict.fromkeys((1, 2, 3, 5), "garden_fox")
GARDENS = MOST_GARDENS | {6: "garden_fox"}
OUTCAST = {"acolytes": 9, "outcast": "fox"}

ROWS: list[Row] = [
    ({}, {"acolytes": 1}, PerformConspiracies(0), Convert, "10.4.3 cannot_pay"),
    ({}, {"acolytes": 2}, PerformConspiracies(0), Convert, "10.4.3.II nowhere"),
    (GARDENS, OUTCAST, PerformConspiracies(0), Sanctify, "G.23 no_pieces"),
    (GARDENS, OUTCAST, PerformConspiracies(0), Convert, "10.4.3.II nowhere"),
    (GARDEN, OUTCAST, PerformConspiracies(0), Sanctify, "10.4.3.III nowhere"),
    (MOST_GARDENS, OUTCAST, PerformConspiracies(0), Sanctify, "10.4.3.III nowhere"),
    ({}, {"acolytes": 9}, PerformConspiracies(0), Convert, "10.4.3.II nowhere"),
    ({}, {"acolytes": 9}, PerformConspiracies(0), Sanctify, "10.4.3.III nowhere"),
    ({}, {}, Rituals(0), BuildWith, "10.5.1 nowhere"),
    ({}, {}, Rituals(0), ScoreWith, "10.5.3 no_garden"),
    (GARDEN, {}, Rituals(0), ScoreWith, "10.5.3 no_card"),
    (GARDEN, {}, Rituals(0, 1), ScoreWith, "10.5.3 done"),
    ({1: "25 warriors"}, {}, Rituals(0), BuildWith, "10.5.1 no_card"),
    ({1: "25 warriors"}, {}, Rituals(0), RecruitWith, "1.5.1 no_pieces"),
    ({}, {}, Rituals(0), RecruitWith, "10.5.2 no_card"),
]


@pytest.mark.parametrize("row", ROWS)
def test_an_action_that_is_off_says_what_it_lacks(row: Row) -> None:
    """1.5.1 Pieces before places, places before cards, and nothing that would not help."""
    check_off("cult", *row)
