"""False Orders: an enemy's warriors are forced to move."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.plain import Plain
from kit.madeup.probes import made_up
from undergrowth.table.game import Game
from undergrowth.table.records import Intent

DECK = "exiles_and_partisans"


class Hundreds(Plain):
    """14.2.2 A warlord is not moved on others' turns."""

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        return i.kind == self.kind("warlord") and g.turn != self.seat


@pytest.mark.parametrize(("there", "go"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_of_them_go_rounded_up(table: type[Table], there: int, go: int) -> None:
    """1.5.5 Rule is not asked for, and the card is spent."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "false_orders")
    t.put("eyrie", 5, f"{there} warriors").put("marquise", 5, "6 warriors")
    t.put("marquise", 1, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "use false_orders")
    assert t.options("marquise") == ["to 1", "to 2"]
    t.says("marquise", "to 1")
    assert t.at(1) == f"marquise 1 warrior, eyrie {go} warrior" + ("s" if go > 1 else "")
    assert t.discard == ["false_orders"]


def test_enemy_and_clearing_are_chosen(table: type[Table]) -> None:
    """G.8 Any enemy with warriors, never a pawn."""
    t = table("marquise", "eyrie", "alliance", "vagabond", deck=DECK)
    t.play("marquise", "false_orders").put("vagabond", 1, "pawn").put("alliance", 9, "sympathy")
    t.put("eyrie", 5, "1 warrior").put("eyrie", 3, "roost, 2 warriors")
    t.put("alliance", 12, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "use false_orders")
    assert t.options("marquise") == [
        "mislead eyrie_dynasties 3",
        "mislead eyrie_dynasties 5",
        "mislead woodland_alliance 12",
    ]
    t.refuses("marquise", "mislead vagabond 1", "1.5.5")
    t.says("marquise", "mislead eyrie 3")
    t.refuses("marquise", "to 12", "1.5.5")


def test_the_forced_player_pays_for_the_move(table: type[Table]) -> None:
    """1.5.5, 8.2.6 Outrage falls on whose warriors have moved."""
    t = table("marquise", "eyrie", "alliance", deck=DECK).play("marquise", "false_orders")
    t.put("eyrie", 5, "2 warriors").put("alliance", 1, "sympathy").hand("eyrie", "anvil")
    t.put("marquise", 9, "1 warrior").hand("marquise", "travel_gear_fox").begins(
        "marquise", "birdsong"
    )
    t.says("marquise", "use false_orders", "to 1").says("eyrie", "appease with anvil")
    assert t.holds("eyrie") == []
    assert t.holds("marquise") == ["travel_gear_fox"]


def test_their_own_ways_are_open_to_them(table: type[Table]) -> None:
    """1.5.5 They move as if they chose to: their Boat Builders count, the owner's do not."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "false_orders")
    t.play("eyrie", "boat_builders").put("eyrie", 4, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "use false_orders")
    assert t.offers("marquise", "to 7")


def test_no_enemy_warriors_no_orders(table: type[Table]) -> None:
    """1.5.5 Nothing could be moved."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "false_orders", "swap_meet")
    t.hand("eyrie", "anvil").begins("marquise", "birdsong")
    t.refuses("marquise", "use false_orders", "1.5.5")


def test_which_of_them_go_where_some_have_a_name(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """1.5.5 Half of all warriors; the player of the card chooses, and a veto still holds."""
    made_up(
        monkeypatch, "horde", Hundreds, "mob warrior 10", "chief warrior 1", "warlord warrior 1"
    )
    t = table("marquise", "horde", deck=DECK).play("marquise", "false_orders")
    t.put("horde", 5, "2 mobs, chief, warlord").put("marquise", 9, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders", "to 1")
    assert t.options("marquise") == ["also chief", "take 2"]
    t.refuses("marquise", "also warlord", "1.5.5")
    t.says("marquise", "also chief")
    assert t.at(1) == "horde 1 mob, horde 1 chief"
    assert t.at(5) == "horde 1 mob, horde 1 warlord"


@pytest.mark.parametrize(
    ("there", "go"),
    [
        ("1 mob, chief, warlord", "horde 1 mob, horde 1 chief"),
        ("1 mob, 3 warlord", "horde 1 mob"),
        ("chief, warlord", "horde 1 chief"),
    ],
)
def test_as_many_go_as_have_to_and_can(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, there: str, go: str
) -> None:
    """1.5.5, 1.5.4 No fewer than half where enough can go, and all that can where not."""
    made_up(
        monkeypatch, "horde", Hundreds, "mob warrior 10", "chief warrior 1", "warlord warrior 3"
    )
    t = table("marquise", "horde", deck=DECK).play("marquise", "false_orders")
    t.put("horde", 5, there).put("marquise", 9, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders", "to 1")
    assert t.at(1) == go


def test_a_copy_crafted_after_the_first_is_used_too(table: type[Table]) -> None:
    """4.1.3 The card knows no once a turn: its price is itself."""
    t = table("corvids", "marquise", deck=DECK).play("corvids", "false_orders")
    t.hand("corvids", "false_orders").put("marquise", 5, "4 warriors")
    t.put("corvids", 12, "bomb").put("corvids", 10, "bomb").put("corvids", 9, "snare")
    t.begins("corvids", "birdsong").says("corvids", "use false_orders", "to 1")
    t.says("corvids", "craft false_orders", "use false_orders", "mislead marquise 5", "to 2")
    assert t.at(5) == "marquise 1 warrior"


def test_a_snare_goes_instead_of_automated_warriors(table: type[Table]) -> None:
    """1.5.5, R.11.8.2 As if they moved by themselves: the snare is gone, and nobody moves."""
    t = table("eyrie", "mechanical", "corvids", deck=DECK).play("eyrie", "false_orders")
    t.put("mechanical", 5, "4 warriors").put("corvids", 5, "snare").begins("eyrie", "birdsong")
    t.says("eyrie", "use false_orders", "to 1")
    assert t.at(5) == "mechanical 4 warriors" and t.at(1) == ""
    assert t.vp == {"mechanical": 1}
