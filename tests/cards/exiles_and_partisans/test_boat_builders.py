"""Boat Builders: rivers are paths."""

from __future__ import annotations

from kit import Table
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import adjacent

DECK = "exiles_and_partisans"


def test_rivers_lead_where_paths_do_not(table: type[Table]) -> None:
    """2.3, 4.2 Clearings 4 and 7 are linked by a river alone."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "boat_builders")
    t.put("marquise", 4, "2 warriors").does(Move(0))
    assert t.options("marquise") == ["to 8", "to 9", "to 12", "to 7"]
    t.says("marquise", "to 7", "take 1")
    assert t.at(7) == "marquise 1 warrior"


def test_only_for_the_owner(table: type[Table]) -> None:
    """4.1.3 Others stay on the paths."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "boat_builders")
    t.put("eyrie", 4, "1 warrior").does(Move(1), turn="eyrie")
    assert t.options("eyrie") == ["to 8", "to 9", "to 12"]
    t.refuses("eyrie", "to 7", "4.2")


def test_rule_is_still_needed(table: type[Table]) -> None:
    """4.2.1 The river waives nothing else."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "boat_builders")
    t.put("marquise", 4, "1 warrior").put("eyrie", 4, "2 warriors").put("eyrie", 7, "1 warrior")
    t.put("marquise", 8, "1 warrior").put("marquise", 9, "1 warrior").does(Move(0))
    t.says("marquise", "from 4")
    assert t.options("marquise") == ["to 8", "to 9"]
    t.refuses("marquise", "to 7", "4.2.1")


def test_sympathy_spreads_along_rivers(table: type[Table]) -> None:
    """8.4.2.I, 2.2.1 Clearings linked by a river are adjacent for the owner."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "boat_builders")
    t.put("alliance", 4, "sympathy").board("alliance", supporters=["sword"])
    t.begins("alliance", "birdsong")
    assert t.options("alliance") == ["spread to 7", "spread to 9", "pass"]


def test_the_vagabond_sails_too(table: type[Table]) -> None:
    """9.5.1 His pawn goes along rivers."""
    t = table("vagabond", "marquise", deck=DECK).play("vagabond", "boat_builders")
    t.put("vagabond", 4, "pawn").board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    assert 7 in adjacent(t.game, 0, 4)
    t.says("vagabond", "travel")
    assert t.offers("vagabond", "to 7")
