"""Corvid Planners: moves without rule."""

from __future__ import annotations

from kit import Table
from undergrowth.law.moving.move import Move

DECK = "exiles_and_partisans"


def test_the_owner_needs_no_rule(table: type[Table]) -> None:
    """4.2.1 Neither end has to be ruled."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "corvid_planners")
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "2 warriors").put("eyrie", 1, "1 warrior")
    t.put("eyrie", 2, "1 warrior").does(Move(0))
    assert t.options("marquise") == ["to 1", "to 2"]


def test_others_still_do(table: type[Table]) -> None:
    """4.2.1 It is the owner's effect alone."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "corvid_planners")
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "2 warriors").put("eyrie", 1, "1 warrior")
    t.put("marquise", 2, "1 warrior").does(Move(0)).says("marquise", "from 5")
    assert t.at(5) == "eyrie 2 warriors"
    assert t.at(2) == "marquise 2 warriors"


def test_it_is_not_used(table: type[Table]) -> None:
    """4.1.3 It always works."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "corvid_planners")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "use corvid_planners", "4.1.3")
