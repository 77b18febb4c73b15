"""Riversteads: cards for settling at the river."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def test_a_card_for_each_river_clearing(table: type[Table]) -> None:
    """2.3, G.6 Clearings 4, 5, 7, 10 and 11 of autumn are at the river; any own piece counts."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "riversteads")
    t.put("marquise", 5, "2 warriors").put("marquise", 10, "1 wood").put("marquise", 9, "1 warrior")
    t.put("eyrie", 11, "1 warrior").begins("marquise", "birdsong")
    assert len(t.holds("marquise")) == 2
    assert t.in_play("marquise") == []
    assert t.discard == ["riversteads"]


def test_it_leaves_play_even_for_nothing(table: type[Table]) -> None:
    """1.4.1 It is compulsory."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "riversteads")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "1 warrior").begins("marquise", "birdsong")
    assert t.holds("marquise") == []
    assert t.discard == ["riversteads"]


def test_the_order_is_the_players(table: type[Table]) -> None:
    """1.1.3 Of several effects of one moment the owner uses any first, but all it must."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "riversteads", "sky_couriers")
    t.hand("marquise", "anvil").put("marquise", 5, "1 warrior").begins("marquise", "birdsong")
    assert t.options("marquise") == ["use sky_couriers", "use riversteads"]
    t.says("marquise", "use riversteads")
    assert t.options("marquise") == ["use sky_couriers", "pass"]
    assert len(t.holds("marquise")) == 2
