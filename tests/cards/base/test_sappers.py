"""Sappers: the defender deals an extra hit."""

from __future__ import annotations

from kit import Table


def test_bat_sappers(table: type[Table]) -> None:
    """4.3.5.I One warrior and the extra hit take two attackers."""
    t = table("marquise", "eyrie").play("eyrie", "sappers")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).rolls(1, 1).says("eyrie", "use sappers")
    assert t.at(9) == "marquise 1 warrior"
    assert t.discard == ["sappers"]
    assert t.in_play("eyrie") == []
    assert t.vp == {}


def test_a_building_alone_can_deal_the_hit(table: type[Table]) -> None:
    """4.3.5.I Extra hits need no warriors."""
    t = table("marquise", "eyrie").play("eyrie", "sappers")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "roost")
    t.battle("marquise", against="eyrie", at=9).rolls(0, 0).says("eyrie", "use sappers")
    assert t.at(9) == ""
    assert t.vp == {"marquise": 1}


def test_it_may_be_kept(table: type[Table]) -> None:
    """4.3.4 Its use is optional."""
    t = table("marquise", "eyrie").play("eyrie", "sappers")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).rolls(1, 1).says("eyrie", "pass")
    assert t.at(9) == "marquise 2 warriors"
    assert t.in_play("eyrie") == ["sappers"]


def test_the_attacker_cannot_use_it(table: type[Table]) -> None:
    """4.3.4 It helps in defence only."""
    t = table("marquise", "eyrie").play("marquise", "sappers", "armorers")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).rolls(1, 1)
    t.refuses("marquise", "use sappers", "4.3.4")
    t.says("marquise", "pass")
    assert t.in_play("marquise") == ["armorers", "sappers"]


def test_both_defensive_effects_together(table: type[Table]) -> None:
    """4.3.4 A side uses as many effects as it has, one after another."""
    t = table("marquise", "eyrie").play("eyrie", "sappers", "armorers")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).rolls(3, 1)
    t.says("eyrie", "use sappers", "use armorers")
    assert t.at(9) == "marquise 1 warrior, eyrie 1 warrior"
    assert t.discard == ["armorers", "sappers"]
