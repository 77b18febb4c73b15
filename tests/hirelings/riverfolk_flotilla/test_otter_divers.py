"""The Otter Divers: no rule is needed by the river."""

from __future__ import annotations

from kit import Table
from undergrowth.law.moving.ways import destinations

NAME = "otter_divers"
CATS = "marquise_de_cat"


def test_from_and_to_the_river_rule_is_not_needed(table: type[Table]) -> None:
    """H.2.2, 4.2.1 By paths, and for the controller alone."""
    t = table("marquise", "eyrie").hireling(NAME, CATS)
    for place in (1, 5, 9, 10):
        t.put("marquise", place, "1 warrior").put("eyrie", place, "2 warriors")
    t.put("eyrie", 2, "1 warrior").put("marquise", 12, "1 warrior")
    t.put("eyrie", 12, "2 warriors").begins("marquise", "daylight")
    g = t.game
    assert destinations(g, 0, 5) == [1, 2]
    assert destinations(g, 0, 9) == [4]  # 4 is on the river; 1 and 12 are not
    assert destinations(g, 0, 1) == [5, 10]


def test_others_need_rule(table: type[Table]) -> None:
    """H.2.2"""
    t = table("marquise", "eyrie").hireling(NAME)
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "2 warriors").begins("marquise", "daylight")
    assert destinations(t.game, 0, 5) == []


def test_the_ferry_asks_for_rule(table: type[Table]) -> None:
    """M.3.5 In spite of abilities like this one."""
    t = table("marquise", "eyrie").hireling(NAME, CATS).landmark("ferry", 10)
    t.put("marquise", 10, "1 warrior").put("eyrie", 10, "2 warriors")
    t.begins("marquise", "daylight")
    assert destinations(t.game, 0, 10) == [1, 2, 12]
