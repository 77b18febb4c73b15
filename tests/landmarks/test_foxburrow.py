"""Foxburrow: every fox clearing is one move away."""

from __future__ import annotations

from kit import Table
from undergrowth.law.moving.ways import adjacent


def test_moves_lead_there_and_back(table: type[Table]) -> None:
    """4.2 From Foxburrow to any fox clearing, and from any fox clearing to it."""
    t = table("marquise", "eyrie").landmark("foxburrow", 12)
    t.put("marquise", 12, "2 warriors").put("marquise", 1, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "march", "from 12")
    assert t.options("marquise") == [f"to {n}" for n in (4, 7, 9, 10, 11, 1, 6, 8)]
    t.says("marquise", "to 8", "take 1", "from 1")
    assert t.options("marquise") == ["to 5", "to 9", "to 10", "to 12"]
    t.says("marquise", "to 12", "take 2")
    assert t.at(12) == "marquise 3 warriors"


def test_not_from_one_fox_clearing_straight_to_another(table: type[Table]) -> None:
    """4.2 One end is Foxburrow."""
    t = table("marquise", "eyrie").landmark("foxburrow", 12).put("marquise", 1, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", "march")
    assert "to 8" not in t.options("marquise")
    t.refuses("marquise", "to 8", "4.2")


def test_one_end_must_be_ruled(table: type[Table]) -> None:
    """4.2.1 Near as it is, a move needs rule."""
    t = table("marquise", "eyrie").landmark("foxburrow", 12)
    t.put("marquise", 12, "1 warrior").put("eyrie", 12, "2 warriors")
    t.put("marquise", 8, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "march", "from 12")  # only one end is ruled, so it goes there
    assert t.at(8) == "marquise 2 warriors"


def test_only_while_moving(table: type[Table]) -> None:
    """2.2.1 Nothing else is adjacent: the Alliance spreads as ever."""
    t = table("alliance", "marquise").landmark("foxburrow", 12).put("alliance", 12, "sympathy")
    t.begins("alliance", "daylight")
    assert adjacent(t.game, 0, 12) == [4, 7, 9, 10, 11]


def test_a_clearing_of_another_suit_has_both(table: type[Table]) -> None:
    """2.2.2 The town adds its suit and takes none away."""
    t = table("marquise", "eyrie").landmark("foxburrow", 5).begins("marquise", "daylight")
    assert t.game.suits[5] == 0b11
