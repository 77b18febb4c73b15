"""14.2.2 Protection of the warlord from others' moves, conversions, revolts and cards."""

from __future__ import annotations

from factions.lizard_cult.cult import faithful
from factions.lord_of_the_hundreds.horde import SEAT, lord
from kit import Table


def test_hun_favor_spares_warlord(table: type[Table]) -> None:
    """14.2.2, 3.2.1 Warriors and mob go, and the warlord stays."""
    t = table("marquise", SEAT).put("marquise", 8, "2 workshop").put("marquise", 1, "workshop")
    t.put(SEAT, 12, "2 warriors, warlord, mob").put("marquise", 2, "1 warrior").hand(
        "marquise", "favor_of_the_foxes", "anvil"
    )
    t.begins("marquise", "daylight").says("marquise", "craft favor_of_the_foxes")
    assert t.at(12) == "hundreds 1 warlord"
    assert t.vp == {"marquise": 1}


def test_all_revolt_warlord(table: type[Table]) -> None:
    """8.4.1.III, 14.2.2 Warriors and stronghold go, and the warlord stays."""
    t = table("alliance", SEAT).put("alliance", 12, "sympathy")
    t.put(SEAT, 12, "2 warriors, warlord, stronghold")
    t.board("alliance", supporters=["anvil", "foxfolk_steel"]).freely()
    t.begins("alliance", "birdsong").says("alliance", "revolt in 12")
    while t.asked() != "alliance.daylight" and t.asked().startswith("alliance."):
        t.says("alliance", t.options("alliance")[0])
    assert "hundreds 1 warlord" in t.at(12) and "stronghold" not in t.at(12)
    assert "hundreds 2 warriors" not in t.at(12)
    assert t.vp == {"alliance": 1}


def test_liz_convert_warlord(table: type[Table]) -> None:
    """10.4.3.II, 14.2.2 The warlord alone in 10: it cannot be removed outside battle."""
    t = faithful(table, SEAT, outcast="rabbit", acolytes=3).put(SEAT, 10, "warlord")
    t.put("cult", 10, "1 warrior").begins("cult", "birdsong")
    assert t.asked() == "cult.conspiracies"
    assert not [text for text in t.options("cult") if text.startswith("convert")]
    wanted = "why-warlord_falls_in_battle"
    assert t.reason("cult", "convert 10 lord_of_the_hundreds warlord") == wanted


def test_others_convert_its_warriors(table: type[Table]) -> None:
    """10.4.3.II They are figures without a name, so Convert may replace them."""
    t = faithful(table, SEAT, outcast="rabbit", acolytes=3).put(SEAT, 10, "warlord, 1 warrior")
    t.begins("cult", "birdsong").says("cult", "convert 10 lord_of_the_hundreds warrior")
    assert "hundreds 1 warlord" in t.at(10)


def test_false_orders_do_not_move_the_warlord(table: type[Table]) -> None:
    """14.2.2, 1.5.5 Half of three is two, and two can go; alone it is no reason to ask."""
    t = table("marquise", SEAT, deck="exiles_and_partisans").play("marquise", "false_orders")
    t.put(SEAT, 5, "2 warriors, warlord").hand("marquise", "anvil").put("marquise", 9, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders", "to 1")
    assert t.at(5) == "hundreds 1 warlord" and t.at(1) == "hundreds 2 warriors"
    t = table("marquise", SEAT, deck="exiles_and_partisans").hand(SEAT, "anvil")
    t.play("marquise", "false_orders", "swap_meet").put(SEAT, 5, "warlord").begins(
        "marquise", "birdsong"
    )
    t.refuses("marquise", "use false_orders", "1.5.5")


def test_a_vagabond_does_not_strike_the_warlord(table: type[Table]) -> None:
    """9.5.6, 14.2.2 While it is there, nothing else of theirs is struck either."""
    t = table("vagabond", SEAT).put("vagabond", 5, "pawn").put(SEAT, 5, "warlord, stronghold")
    t.board("vagabond", items=["crossbow", "torch", "boot"]).begins("vagabond", "daylight")
    assert not [text for text in t.options("vagabond") if text.startswith("strike")]


def test_a_vagabond_takes_allied_warriors_and_not_the_warlord(table: type[Table]) -> None:
    """9.2.9.IIb, 14.2.2 It is not moved on another player's turn."""
    t = table("vagabond", SEAT).put("vagabond", 5, "pawn").put(SEAT, 5, "1 warrior, warlord")
    t.board("vagabond", items=["2 boot"], relationships={SEAT: "allied"})
    t.begins("vagabond", "daylight")
    move = next(text for text in t.options("vagabond") if "to 1" in text or text == "travel")
    t.says("vagabond", move)
    while t.asked() in ("vagabond.move", "vagabond.along", "vagabond.along_warriors"):
        t.says("vagabond", t.options("vagabond")[0])
    assert "warlord" in t.at(5)


def test_the_bureau_wins_over_no_warlord(table: type[Table]) -> None:
    """14.2.2, G.23 It cannot be replaced."""
    t = table("marquise", SEAT, deck="exiles_and_partisans").play("marquise", "propaganda_bureau")
    t.put(SEAT, 5, "warlord").hand("marquise", "birdy_bindle", "a_visit_to_friends")
    t.begins("marquise", "daylight")
    assert not t.offers("marquise", "use propaganda_bureau")


def test_the_coffin_makers_bury_the_warlord(table: type[Table]) -> None:
    """G.24, 14.2.2 It has been removed in battle, and lies there until it is counted."""
    t = table("marquise", SEAT, deck="exiles_and_partisans").play("marquise", "coffin_makers")
    t.board(SEAT, mood="rowdy").put(SEAT, 5, "warlord").put("marquise", 5, "3 warriors")
    t.battle("marquise", against=SEAT, at=5).rolls(1, 0)
    assert t.supply(SEAT, "warlord") == 0
    assert t.at(5) == "marquise 3 warriors"


def test_it_counts_as_a_warrior(table: type[Table]) -> None:
    """14.2.2, 2.5, 4.3.3.I It rules, and rolls a hit."""
    t = lord(table, mood="rowdy", hand=[]).put(SEAT, 5, "1 warrior, warlord")
    t.put("marquise", 5, "1 warrior").battle(SEAT, against="marquise", at=5)
    assert t.rules(5) == SEAT
    t.rolls(2, 0)
    assert t.at(5) == "hundreds 1 warrior, hundreds 1 warlord"
