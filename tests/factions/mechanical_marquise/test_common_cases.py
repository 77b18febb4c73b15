"""R.1, R.2, R.12 Cases of all automated opponents, told of the Mechanical Marquise."""

from __future__ import annotations

from kit.table import Table
from undergrowth.automata.orders import CraftOrder
from undergrowth.factions.mechanical_marquise.build import MechanicalBuild
from undergrowth.factions.mechanical_marquise.march import MechanicalMove
from undergrowth.table.places import clearing_place

ME = "mechanical_marquise"


def test_bot_craft_one_point() -> None:
    """R.1.1.1, R.1.1.2 A tea that lists two points scores one, without any workshop."""
    t = Table(ME, "eyrie").board(ME, order=["root_tea_fox"]).does(CraftOrder(0), phase="birdsong")
    assert t.crafts(ME) == {"tea": 1}
    assert t.vp == {"mechanical": 1}
    assert t.game.boards[0].open_cards()


def test_bot_craft_unavailable() -> None:
    """R.1.1.1 With no tea left nothing is crafted; the card remains the order card."""
    t = Table(ME, "eyrie").board(ME, order=["root_tea_fox"]).also(items={"boot": 1})
    assert not CraftOrder(0).applies(t.does(MechanicalMove(0)).game)
    assert t.crafts(ME) == {} and t.vp == {}
    assert t.game.boards[0].open_cards()


def test_persistent_effects_are_not_crafted() -> None:
    """R.1.1.3, R.2.7 A card with a lasting effect is an order card alone."""
    t = Table(ME, "eyrie").board(ME, order=["armorers"]).does(MechanicalMove(0))
    assert not CraftOrder(0).applies(t.game)


def test_bot_human_gives_card() -> None:
    """R.2.8.1 Aided with a card: it is discarded, the bot scores one, the item is taken."""
    t = Table("vagabond", ME).crafted(ME, "tea").put(ME, 5, "warrior").put("vagabond", 5, "pawn")
    t.hand("vagabond", "foxfolk_steel").board("vagabond", character="ranger", items=["boot"])
    t.also(suits={"5": ["fox"]})
    t.begins("vagabond", "daylight")
    t.says("vagabond", f"aid {ME}", "aid with foxfolk_steel", "take item tea")
    assert t.vp["mechanical"] == 1
    assert "foxfolk_steel" in t.discard
    assert t.crafts(ME) == {}


def test_bot_no_ambush_against() -> None:
    """R.2.8.2 The defender is not asked for an ambush card."""
    t = Table(ME, "eyrie").put(ME, 8, "2 warriors").put("eyrie", 8, "2 warriors")
    t.hand("eyrie", "ambush_fox").battle(ME, against="eyrie", at=8).rolls(0, 0)
    assert not t.told("ambushed")
    assert t.holds("eyrie") == ["ambush_fox"]


def test_bot_illegal_target_skipped() -> None:
    """R.2.3 A clearing without an open slot is no target, so the next best is."""
    t = Table(ME, "eyrie").board(ME, order=["root_tea_fox"]).put(ME, 1, "3 warriors, sawmill")
    t.put(ME, 12, "2 warriors").does(MechanicalBuild(0))
    assert "sawmill" in t.at(12)


def test_bot_closed_path() -> None:
    """R.12.2.1 It moves across a closed path, and the marker stays."""
    t = Table(ME, "eyrie", map="mountain").board(ME, order=["ambush_bird"]).put(ME, 9, "4 warriors")
    t.put("eyrie", 5, "3 warriors").put("eyrie", 10, "warrior")
    t.does(MechanicalMove(0)).rolls(0, 0)
    assert t.game.warriors_at(0, clearing_place(5)) == 1
    assert 5 not in t.game.paths[clearing_place(9)]
