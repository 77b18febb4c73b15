"""Settlers: the Diaspora is marched somewhere."""

from __future__ import annotations

from kit import Table


def settlers(table: type[Table]) -> Table:
    """The Marquise crafts them with a workshop beside an enclave."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave")
    return t.hand("marquise", "settlers")


def test_the_crafter_chooses_every_detail(table: type[Table]) -> None:
    """1.5.5 Origin, destination and how many."""
    t = settlers(table).put("diaspora", 5, "3 warriors").put("diaspora", 12, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "craft settlers")
    assert t.options("marquise") == ["from 5", "from 12"]
    t.says("marquise", "from 5", "to 1")
    assert t.options("marquise") == ["take 1", "take 2", "take 3"]
    t.says("marquise", "take 2")
    assert "diaspora 2 warriors" in t.at(1)
    assert t.at(5) == "diaspora 1 warrior"


def test_they_swim(table: type[Table]) -> None:
    """1.5.5, 16.2.6 They move as the Diaspora could: along the river, without rule."""
    t = settlers(table).put("diaspora", 4, "1 warrior").put("marquise", 4, "3 warriors")
    t.put("marquise", 7, "3 warriors").put("marquise", 2, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "craft settlers")
    assert t.at(7) == "marquise 3 warriors, diaspora 1 warrior", "there is no other way"


def test_rule_is_needed_on_paths(table: type[Table]) -> None:
    """4.2.1 The usual rules bind the move."""
    t = settlers(table).put("diaspora", 12, "1 warrior").put("marquise", 12, "3 warriors")
    for place in (2, 5, 9, 10, 11):
        t.put("marquise", place, "1 warrior")
    t.put("diaspora", 3, "1 warrior").put("diaspora", 6, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "craft settlers")
    t.refuses("marquise", "from 12", "4.2.1")


def test_without_a_move_nothing_happens(table: type[Table]) -> None:
    """1.5.4 It is discarded all the same."""
    t = settlers(table).put("marquise", 3, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "craft settlers")
    assert t.asked() == "marquise.daylight"
    assert t.game.observe(0)["pond"] == ["settlers"]


def test_the_diaspora_moves_itself_with_it(table: type[Table]) -> None:
    """16.2.2 Crafted by the Diaspora it is a move of its own."""
    t = table("diaspora", "marquise", "eyrie").board("eyrie", leader="despot")
    t.put("diaspora", 1, "peaceful_enclave, 2 warriors").hand("diaspora", "settlers")
    t.begins("diaspora", "birdsong").says("diaspora", "craft settlers", "to 5", "take 1")
    assert t.at(5) == "diaspora 1 warrior"
