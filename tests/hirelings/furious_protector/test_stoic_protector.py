"""Stoic Protector: where it stands its controller's faction is safe."""

from __future__ import annotations

from kit import Table
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.removing.removal import may_remove

PROTECTOR = "stoic_protector"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Protector in the first clearing, controlled."""
    return t.hired(PROTECTOR, by, "1 pawn", 1)


def test_it_comes_to_its_controller_when_it_is_hired(table: type[Table]) -> None:
    """H.2.1 Once: later controllers find it where it is."""
    t = table("marquise", "corvids").hireling(PROTECTOR).put("marquise", 5, "1 warrior")
    t.put("marquise", 6, "sawmill").does(TakeControl(0, 2)).chance("control face 1")
    t.refuses("marquise", "post in 1", "H.2")
    assert t.says("marquise", "post in 6").at(6).endswith(f"{PROTECTOR} 1 pawn")
    t = hired(table("marquise", "corvids"), "corvid_conspiracy").put("marquise", 5, "1 warrior")
    assert t.does(TakeControl(0, 2)).chance("control face 1").done()


def test_its_controller_is_not_battled_there(table: type[Table]) -> None:
    """H.2.2 Nor is it itself; others are, and the controller elsewhere."""
    t = hired(table("marquise", "corvids", "eyrie")).put("corvids", 1, "2 warriors")
    t.put("marquise", 1, "1 warrior").put("eyrie", 1, "1 warrior").put("marquise", 5, "1 warrior")
    t.begins("corvids", "daylight")
    assert defenders(t.game, 1, 1) == [2]
    assert defenders(t.game, 1, 5) == [0]
    assert defenders(t.game, 0, 1) == [1, 2]


def test_without_a_controller_it_shields_nobody(table: type[Table]) -> None:
    """H.2.2 It is the controller's faction that it shields."""
    t = hired(table("marquise", "corvids"), "nobody").put("marquise", 1, "1 warrior")
    t.put("corvids", 1, "1 warrior").begins("corvids", "daylight")
    assert defenders(t.game, 1, 1) == [0]
    assert defenders(t.game, 0, 1) == [1]


def test_hits_dealt_back_have_no_effect(table: type[Table]) -> None:
    """H.2.2, 1.1.2 The controller attacks there unharmed."""
    t = (
        hired(table("marquise", "corvids"))
        .put("marquise", 1, "1 warrior")
        .put("corvids", 1, "2 warriors")
    )
    t.battle("marquise", against="corvids", at=1).rolls(2, 2)
    assert t.at(1) == f"marquise 1 warrior, corvids 1 warrior, {PROTECTOR} 1 pawn"


def test_enemies_remove_nothing_of_its_controller(table: type[Table]) -> None:
    """H.2.2 Outside battle either; its owner may."""
    t = (
        hired(table("marquise", "corvids"))
        .put("marquise", 1, "1 warrior")
        .begins("marquise", "daylight")
    )
    warrior = t.game.box.warrior_kinds[0][0]
    assert not may_remove(t.game, warrior, 1, 1)
    assert may_remove(t.game, warrior, 1, 0)


def test_hits_of_a_vagabond_do_not_fall_on_an_ally_beside_it(table: type[Table]) -> None:
    """H.2.2, 9.2.9.IId His enemy removes them: where the ally is safe only items take hits."""
    t = hired(table("vagabond", "eyrie", "marquise"), "eyrie_dynasties")
    t.board("vagabond", items=["sword", "boot"], relationships={"eyrie": "allied"})
    t.put("vagabond", 1, "1 pawn").put("eyrie", 1, "2 warriors").put("marquise", 1, "3 warriors")
    t.battle("vagabond", against="marquise", at=1).says("vagabond", "attack with eyrie_dynasties")
    t.rolls(3, 1)
    assert not t.offers("vagabond", "lose ally warrior")
    t.agrees()
    t.says("vagabond", "damage boot ready")
    assert t.at(1).startswith("vagabond 1 pawn, eyrie 2 warriors")


def test_it_moves_at_the_start_of_birdsong(table: type[Table]) -> None:
    """H.2.3 It must; and it removes nobody."""
    t = (
        hired(table("marquise", "corvids"))
        .put("corvids", 9, "3 warriors")
        .begins("marquise", "birdsong")
    )
    t.says("marquise", "to 9")
    assert t.at(9) == f"corvids 3 warriors, {PROTECTOR} 1 pawn"


def test_it_leaves_a_forest_for_a_clearing_beside_it(table: type[Table]) -> None:
    """H.2.3, 4.2 It must, wherever it lies."""
    t = table("marquise", "corvids").hireling(PROTECTOR, "marquise_de_cat", markers=2)
    t.put(PROTECTOR, "f1", "1 pawn").begins("marquise", "birdsong")
    assert "to 1" in t.options("marquise")
