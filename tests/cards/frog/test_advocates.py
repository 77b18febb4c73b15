"""Advocates: points for ruling peaceful enclaves."""

from __future__ import annotations

from kit import Table


def advocates(table: type[Table]) -> Table:
    """The Marquise rules two Peaceful enclaves in fox clearings, and one of a mouse."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.play("marquise", "advocates")
    for place in (1, 6, 2):
        t.put("marquise", place, "2 warriors").put("diaspora", place, "peaceful_enclave")
    t.put("marquise", 8, "2 warriors").put("diaspora", 8, "militant_enclave")
    t.put("eyrie", 12, "2 warriors").put("diaspora", 12, "peaceful_enclave")
    return t


def test_a_point_for_each_enclave_ruled(table: type[Table]) -> None:
    """2.5 Peaceful ones in clearings of the suit that is named."""
    t = advocates(table).begins("marquise", "birdsong")
    assert t.options("marquise") == ["speak for fox", "speak for rabbit", "speak for mouse"]
    t.says("marquise", "speak for fox")
    assert t.vp == {"marquise": 2}
    assert t.in_play("marquise") == []
    assert t.game.observe(0)["pond"] == ["advocates"]


def test_no_birds_and_no_frogs(table: type[Table]) -> None:
    """4.1.3 Neither suit can be named."""
    t = advocates(table).begins("marquise", "birdsong")
    t.refuses("marquise", "speak for frog", "4.1.3")
    t.refuses("marquise", "speak for bird", "4.1.3")


def test_it_must_be_used(table: type[Table]) -> None:
    """1.4.1 Even for nothing: then it is gone all the same."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.play("marquise", "advocates").put("marquise", 5, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "speak for rabbit")
    assert t.vp == {}
    assert t.in_play("marquise") == []
