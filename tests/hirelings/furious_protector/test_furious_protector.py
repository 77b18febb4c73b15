"""Furious Protector: enemies place nothing beside it, and it strikes the pieces there."""

from __future__ import annotations

from kit import Table
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.places import PLACE

PROTECTOR = "furious_protector"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Protector in the first clearing, controlled."""
    return t.hired(PROTECTOR, by, "1 pawn", 1)


def test_it_is_set_up_in_any_clearing(table: type[Table]) -> None:
    """A.6.3 The player chooses freely."""
    t = table("marquise", "corvids").hireling(PROTECTOR).does(SetUpHirelings(1, [2]))
    assert len(t.options("corvids")) == 12
    assert t.says("corvids", "post in 9").at(9) == f"{PROTECTOR} 1 pawn"


def test_it_cannot_be_battled(table: type[Table]) -> None:
    """H.2.2 By anybody."""
    t = hired(table("marquise", "corvids"), "nobody").put("corvids", 1, "2 warriors")
    assert defenders(t.begins("corvids", "daylight").game, 1, 1) == []


def test_enemies_place_nothing_there(table: type[Table]) -> None:
    """H.2.2, 1.1.2 Its controller does; without one nobody does."""
    t = hired(table("marquise", "corvids")).begins("marquise", "daylight")
    assert may_place(t.game, 0, 1)
    assert not may_place(t.game, 1, 1)
    assert may_place(t.game, 1, 5)
    t = hired(table("marquise", "corvids"), "nobody").begins("marquise", "daylight")
    assert not may_place(t.game, 0, 1)


def test_a_forest_around_it_is_not_its_clearing(table: type[Table]) -> None:
    """H.2.2 It bars a clearing; in a forest enemies still place."""
    t = (
        table("marquise", "corvids")
        .hired(PROTECTOR, "marquise_de_cat")
        .put(PROTECTOR, "f1", "pawn")
    )
    t.begins("marquise", "daylight")
    assert may_place(t.game, 1, PLACE.parse("f1"))


def test_whose_piece_it_is_does_not_matter_but_who_places_it(table: type[Table]) -> None:
    """H.2.2 A hireling of an enemy is placed by that enemy."""
    t = hired(table("marquise", "corvids")).hireling("street_band", "corvid_conspiracy")
    t.hand("corvids", "anvil").begins("corvids", "daylight").says("corvids", "employ street_band")
    t.refuses("corvids", "post in 1", "H.2")


def test_enemies_may_move_there(table: type[Table]) -> None:
    """H.2.2 Only placing is forbidden."""
    t = (
        hired(table("marquise", "corvids"))
        .put("corvids", 5, "2 warriors")
        .begins("corvids", "daylight")
    )
    t.says("corvids", "scheme move", "to 1", "take 1")
    assert t.at(1) == f"corvids 1 warrior, {PROTECTOR} 1 pawn"


def test_it_moves_and_strikes_everybody_there(table: type[Table]) -> None:
    """H.2.3, H.3.6 A faction warrior of each player, the controller's too; no hireling's."""
    t = hired(table("marquise", "corvids", "eyrie")).hireling("street_band", "eyrie_dynasties")
    t.put("marquise", 5, "2 warriors").put("corvids", 5, "1 warrior, bomb").put(
        "eyrie", 5, "1 roost"
    )
    t.put("street_band", 5, "1 musician").begins("marquise", "birdsong")
    t.refuses("marquise", "to 4", "H.2.3")
    t.says("marquise", "to 5")
    left = "marquise 1 warrior, corvids 1 bomb, eyrie 1 roost, "
    assert t.at(5) == f"{left}{PROTECTOR} 1 pawn, street_band 1 musician"
    assert t.vp == {}


def test_it_moves_without_rule(table: type[Table]) -> None:
    """H.2.3 Rule is ignored."""
    t = (
        hired(table("marquise", "corvids"))
        .put("corvids", 1, "3 warriors")
        .put("corvids", 9, "3 warriors")
    )
    t.begins("marquise", "birdsong").says("marquise", "to 9")
    assert t.at(9) == f"corvids 2 warriors, {PROTECTOR} 1 pawn"


def test_a_warlord_is_spared(table: type[Table]) -> None:
    """14.2.2 It falls in battle alone; an ordinary warrior beside it does not help."""
    t = hired(table("marquise", "hundreds")).put("hundreds", 5, "warlord")
    t.begins("marquise", "birdsong").says("marquise", "to 5")
    assert t.at(5) == f"hundreds 1 warlord, {PROTECTOR} 1 pawn"
