"""The Bandit Gangs: safe beside their controller, whose warriors they bring."""

from __future__ import annotations

from kit import Table
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.control import TakeControl

NAME = "bandit_gangs"
CATS = "marquise_de_cat"


def test_who_hires_them_without_any_places_one_beside_its_pieces(table: type[Table]) -> None:
    """H.2.1"""
    t = table("marquise", "eyrie").hireling(NAME).put("marquise", 2, "1 warrior")
    t.does(TakeControl(0, 2)).chance("control face 1")
    assert t.at(2) == f"marquise 1 warrior, {NAME} 1 bandit"


def test_beside_their_controller_they_cannot_be_battled(table: type[Table]) -> None:
    """H.2.2 Elsewhere they can."""
    t = table("marquise", "eyrie").hireling(NAME, CATS)
    t.put("marquise", 2, "1 warrior").put(NAME, 2, "1 bandit").put("eyrie", 2, "1 warrior")
    t.put(NAME, 3, "1 bandit").put("eyrie", 3, "1 warrior").begins("eyrie", "daylight")
    assert defenders(t.game, 1, 2) == [0]
    assert defenders(t.game, 1, 3) == [2]


def test_a_warrior_of_the_controller_comes_to_each(table: type[Table]) -> None:
    """H.2.4 Two where two of them stand."""
    t = table("marquise", "eyrie").hireling(NAME, CATS, markers=2).put("marquise", 5, "1 warrior")
    t.put(NAME, 2, "2 bandits").put(NAME, 3, "1 bandit").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose gangs_rally")
    assert t.at(2) == f"marquise 2 warriors, {NAME} 2 bandits"
    assert t.at(3) == f"marquise 1 warrior, {NAME} 1 bandit"


def test_or_another_of_them_where_the_controller_stands(table: type[Table]) -> None:
    """H.2.4"""
    t = table("marquise", "eyrie").hireling(NAME, CATS, markers=2).put("marquise", 5, "1 warrior")
    t.put(NAME, 2, "1 bandit").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose gangs_grow")
    assert t.at(5) == f"marquise 1 warrior, {NAME} 1 bandit"
