"""Master Engravers: a point more for each item."""

from __future__ import annotations

from kit import Table

DECK = "exiles_and_partisans"


def test_a_point_more(table: type[Table]) -> None:
    """3.2.2 On top of what the card lists."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "master_engravers")
    t.put("marquise", 12, "2 workshop, 1 warrior").hand("marquise", "foxfolk_steel")
    t.begins("marquise", "daylight").says("marquise", "craft foxfolk_steel")
    assert t.vp == {"marquise": 3}


def test_crf_eyrie_extra_crafting_points(table: type[Table]) -> None:
    """7.2.3 Disdain for Trade replaces the listed points; the extra point stays."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "master_engravers")
    t.board("eyrie", leader="despot").put("eyrie", 1, "roost").put("eyrie", 6, "roost")
    t.put("eyrie", 5, "1 warrior").board("eyrie", decree={"move": ["birdy_bindle"]})
    t.hand("eyrie", "foxfolk_steel", "anvil").begins("eyrie", "daylight")
    t.says("eyrie", "craft foxfolk_steel")
    assert t.vp == {"eyrie": 2}
    assert t.crafts("eyrie") == {"sword": 1}


def test_not_for_others(table: type[Table]) -> None:
    """4.1.3 Only the owner's items."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "master_engravers")
    t.put("marquise", 9, "workshop, 1 warrior").hand("marquise", "birdy_bindle")
    t.begins("marquise", "daylight").says("marquise", "craft birdy_bindle")
    assert t.vp == {"marquise": 1}
