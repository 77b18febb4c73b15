"""The Struggling Farmers: they stay only where they are ruled."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl

NAME = "struggling_farmers"
CATS = "marquise_de_cat"


def test_a_farm_and_a_warrior_bring_a_card(table: type[Table]) -> None:
    """H.2.4 In a clearing the controller rules."""
    t = table("marquise", "eyrie").hireling(NAME, CATS, markers=2)
    t.put("marquise", 2, "1 warrior").put("eyrie", 3, "1 warrior").begins("marquise", "daylight")
    before = len(t.holds("marquise"))
    t.says("marquise", f"employ {NAME}")
    t.refuses("marquise", "till in 3", "H.2.4")
    t.says("marquise", "till in 2")
    assert t.at(2) == f"marquise 1 warrior, {NAME} 1 farmer, {NAME} 1 farm"
    assert len(t.holds("marquise")) == before + 1


def test_without_an_open_slot_there_is_no_card(table: type[Table]) -> None:
    """H.2.4, 1.5.4 The warrior comes alone."""
    t = table("marquise", "eyrie").hireling(NAME, CATS, markers=2)
    t.put("marquise", 1, "1 sawmill").put("marquise", 9, "2 warriors").put("eyrie", 9, "2 warriors")
    t.begins("marquise", "daylight")
    before = len(t.holds("marquise"))
    t.says("marquise", f"employ {NAME}", "till in 1")
    assert t.at(1) == f"marquise 1 sawmill, {NAME} 1 farmer"
    assert len(t.holds("marquise")) == before


def test_they_leave_where_the_former_controller_does_not_rule(table: type[Table]) -> None:
    """H.2.1, H.3.6 Their own pieces help it no longer; nobody scores."""
    t = table("marquise", "eyrie").hireling(NAME, CATS, markers=0)
    t.put(NAME, 2, "1 farm, 1 farmer").put(NAME, 3, "1 farm, 1 farmer")
    t.put("marquise", 3, "3 warriors").does(TakeControl(1, 2), turn="marquise")
    t.chance("control face 1")
    assert t.at(2) == ""
    assert t.at(3) == f"marquise 3 warriors, {NAME} 1 farmer, {NAME} 1 farm"
    assert t.vp == {}


def test_their_first_controller_removes_nothing(table: type[Table]) -> None:
    """H.2.1 Nobody had them before."""
    t = table("marquise", "eyrie").hireling(NAME).put(NAME, 2, "1 farm")
    t.does(TakeControl(1, 2)).chance("control face 1")
    assert t.at(2) == f"{NAME} 1 farm"


def test_nobody_scores_for_farms(table: type[Table]) -> None:
    """H.2.2, 3.2.1"""
    t = table("marquise", "eyrie").hireling(NAME, CATS).put(NAME, 2, "1 farm")
    t.put("eyrie", 2, "3 warriors").battle("eyrie", against=NAME, at=2).rolls(1, 0)
    assert t.at(2) == "eyrie 3 warriors"
    assert t.vp == {}
