"""11.2.7.III, 14.6.2 The Hundreds with Riverfolk mercenaries."""

from __future__ import annotations

from typing import Any

from factions.lord_of_the_hundreds.horde import SEAT, lord, on_board
from kit import Table
from undergrowth.ai import ask, make_player
from undergrowth.factions.lord_of_the_hundreds.evening import Oppress
from undergrowth.law.pieces.enemies import enemy_pieces_in

OTTERS = "riverfolk"
HIRED = ["riverfolk_company by mercenaries"]


def hiring(table: type[Table], **board: Any) -> Table:
    """The Hundreds have hired mercenaries."""
    return lord(table, OTTERS, "marquise", **board).also(used=HIRED)


def test_riv_mercenaries_not_for_oppress_alone(table: type[Table]) -> None:
    """14.6.2, 11.2.7.III A Hundreds piece beside mercenaries, and no enemy piece, is one point."""
    t = hiring(table).put(OTTERS, 7, "2 warriors").put(OTTERS, 10, "2 warriors")
    t.put(SEAT, 10, "mob").put(SEAT, 11, "mob").put(OTTERS, 11, "2 warriors, trade_post_mouse")
    t.does(Oppress(0), phase="evening")
    assert t.vp == {SEAT: 1}


def test_unhired_they_are_enemy_pieces(table: type[Table]) -> None:
    """14.6.2, G.9"""
    t = lord(table, OTTERS).put(SEAT, 10, "2 warriors").put(OTTERS, 10, "1 warrior")
    t.does(Oppress(0), phase="evening")
    assert t.vp == {}


def test_mercenaries_are_no_crowd(table: type[Table]) -> None:
    """14.7.6, G.9 Two mercenaries and a trade post are one enemy piece: one card more."""
    t = hiring(table, mood="rowdy").put(SEAT, 7, "warlord")
    t.put(OTTERS, 7, "2 warriors, trade_post_mouse").begins(SEAT, "evening")
    t.says(SEAT, "pass")
    assert len(t.holds(SEAT)) == 3


def test_the_warlord_may_take_the_odd_hit(table: type[Table]) -> None:
    """11.2.7.IIIa, 14.2.2 Of two hits one is theirs: a warrior, or the warlord."""
    t = hiring(table, mood="wrathful").put(SEAT, 5, "1 warrior, warlord")
    t.put(OTTERS, 5, "2 warriors").put("marquise", 5, "4 warriors")
    t.battle(SEAT, against="marquise", at=5).rolls(2, 2)
    assert t.options(SEAT) == ["lose warrior", "lose warlord"]
    t.says(SEAT, "lose warlord")
    assert t.at(5).startswith("hundreds 1 warrior, riverfolk 1 warrior")


def test_they_loot_where_mercenaries_make_them_rule(table: type[Table]) -> None:
    """14.2.5, 2.5 Three mercenaries stand against two warriors in the end."""
    t = hiring(table, mood="bitter").crafted("marquise", "tea").put(SEAT, 5, "1 warrior")
    t.put(OTTERS, 5, "3 warriors").put("marquise", 5, "2 warriors")
    t.battle(SEAT, against="marquise", at=5).says(SEAT, "loot").rolls(1, 1)
    assert t.at(5) == "riverfolk 3 warriors, marquise 2 warriors"
    assert on_board(t)["prowess"] == ["tea"]


def test_they_pay_services_with_ordinary_warriors(table: type[Table]) -> None:
    """11.2.6.I The warlord is not spent, though it lies in the supply."""
    t = lord(table, OTTERS).put(SEAT, 1, "20 warriors")
    t.board(OTTERS, prices={"hand_card": 1, "riverboats": 1, "mercenaries": 1}, hand=["anvil"])
    t.begins(SEAT, "birdsong")
    assert not t.offers(SEAT, "buy riverboats")


def test_greedy_weighs_a_battle_where_only_mercenaries_stand(table: type[Table]) -> None:
    """14.5.2, 11.2.7.III They count as no enemy pieces, and may be battled all the same."""
    t = hiring(table).put(SEAT, 7, "4 warriors, warlord").put(OTTERS, 7, "2 warriors")
    t.begins(SEAT, "daylight")
    assert "command battle" in t.options(SEAT)
    seat = t.seat(SEAT)
    assert enemy_pieces_in(t.game, seat, 7) == 0
    assert str(ask(make_player("greedy", seat, 1), t.game)) in t.options(SEAT)
