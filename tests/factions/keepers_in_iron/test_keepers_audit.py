"""15 The Keepers beside others, and at the edges of their chapter: found by its second reading."""

from __future__ import annotations

from factions.keepers_in_iron.order import order, retinue
from kit import Table


def test_nothing_comes_between_cards_that_are_added(table: type[Table]) -> None:
    """1.4.2, 15.6.2 Adding any number of cards is one action; others come before or after."""
    t = order(table, "corvids", hand=["anvil", "cobbler", "codebreakers"])
    t.put("corvids", 6, "face_down_raid").put("keepers", 6, "1 warrior")
    t.begins("keepers", "evening").says("keepers", "pass")
    assert t.asked() == "keepers.gather" and t.offers("keepers", "expose 6")
    t.says("keepers", "gather cobbler move")
    assert not t.offers("keepers", "expose 6")
    t.says("keepers", "pass")
    assert t.offers("keepers", "expose 6")
    t.says("keepers", "pass")
    assert retinue(t) == {"move": ["cobbler"]}


def test_a_revolt_takes_several_trophies(table: type[Table]) -> None:
    """15.2.5, 1.5.4 Relics that a revolt removes go to forests of the Alliance's choice."""
    t = table("alliance", "keepers").put("alliance", 10, "sympathy")
    t.put("keepers", 10, "1 warrior, tablet_2, figure_3")
    t.board("alliance", supporters=["cobbler", "command_warren"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 10", "bury tablet_2 f1", "bury figure_3 f1")
    assert t.at("f1") == "keepers 1 figure_3, keepers 1 tablet_2"
    assert t.vp == {"alliance": 4}
