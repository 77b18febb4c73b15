"""Tunnels: crafting pieces make clearings adjacent."""

from __future__ import annotations

from kit import Table
from undergrowth.factions.marquise_de_cat.build import connected
from undergrowth.law.moving.move import Move

DECK = "exiles_and_partisans"


def test_moves_between_crafting_pieces_need_no_path(table: type[Table]) -> None:
    """2.2.1 Workshops in 1 and 11 are adjacent for the Marquise."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "tunnels")
    t.put("marquise", 1, "workshop, 2 warriors").put("marquise", 11, "workshop")
    t.put("marquise", 8, "sawmill").does(Move(0))
    assert t.options("marquise") == ["to 5", "to 9", "to 10", "to 11"]
    t.says("marquise", "to 11", "take 2")
    assert t.at(11) == "marquise 2 warriors, marquise 1 workshop"


def test_rule_is_still_needed(table: type[Table]) -> None:
    """4.2.1 It replaces the path, nothing else."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "tunnels")
    t.put("marquise", 1, "workshop, 1 warrior").put("eyrie", 1, "3 warriors")
    t.put("marquise", 11, "workshop").put("eyrie", 11, "3 warriors")
    t.put("marquise", 5, "1 warrior").does(Move(0)).says("marquise", "from 1")
    assert t.at(5) == "marquise 2 warriors"


def test_only_from_a_clearing_with_one(table: type[Table]) -> None:
    """2.2.1 Other clearings keep their neighbours."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "tunnels")
    t.put("marquise", 5, "2 warriors").put("marquise", 11, "workshop").put(
        "marquise", 7, "workshop"
    )
    t.does(Move(0))
    assert t.options("marquise") == ["to 1", "to 2"]
    t.refuses("marquise", "to 11", "4.2")


def test_activated_pieces_count_too(table: type[Table]) -> None:
    """4.1.1 A piece that has been activated still stands there."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "tunnels")
    t.put("eyrie", 1, "roost, 1 warrior").put("eyrie", 8, "roost").does(Move(0))
    t.game.activated[1] = 1
    assert t.offers("eyrie", "to 8")


def test_wood_goes_through_them(table: type[Table]) -> None:
    """6.5.4.II, 2.2.1 Ruled clearings with workshops are connected for building."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "tunnels")
    t.put("marquise", 9, "workshop, 1 wood").put("marquise", 11, "workshop")
    t.put("marquise", 2, "sawmill").begins("marquise", "daylight")
    assert connected(t.game, 0, 11, [2, 9, 11]) == [11, 9]


def test_the_vagabonds_pawn_is_alone(table: type[Table]) -> None:
    """9.2.1 One crafting piece is adjacent to nothing more."""
    t = table("vagabond", "marquise", deck=DECK).play("vagabond", "tunnels")
    t.put("vagabond", 5, "pawn").board("vagabond", items=["boot"]).put("marquise", 11, "workshop")
    t.begins("vagabond", "daylight").says("vagabond", "travel")
    assert t.options("vagabond") == ["to 1", "to 2"]
