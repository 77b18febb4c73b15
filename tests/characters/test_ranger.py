"""V.3 Ranger."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items


def ranger(table: type[Table], *hurt: str) -> Table:
    """The Ranger with damaged items."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 3, "roost")
    t.board("vagabond", character="ranger", items=["torch", "2 boot", *hurt])
    return t.hand("eyrie", "armorers").begins("vagabond", "daylight")


def test_vag_ranger_hideout(table: type[Table]) -> None:
    """V.3.2 Three items are repaired, and Evening begins at once."""
    t = ranger(table, "sword damaged", "crossbow damaged_exhausted", "tea damaged")
    t.says("vagabond", "hideout")
    assert items(t) == "2 boot, sword, tea, crossbow exhausted, torch exhausted"
    assert t.game.turn == t.seat("eyrie"), "nothing was left to choose in his Evening"
    assert len(t.holds("vagabond")) == 1


def test_he_chooses_three_of_more(table: type[Table]) -> None:
    """V.3.2 With more than three damaged items he chooses."""
    t = ranger(table, "2 sword damaged", "crossbow damaged_exhausted", "tea damaged")
    t.says("vagabond", "hideout", "repair sword damaged", "repair sword damaged")
    t.says("vagabond", "repair tea damaged")
    assert items(t) == ("2 boot, 2 sword, tea, crossbow damaged_exhausted, torch exhausted")


def test_with_fewer_all_are_repaired(table: type[Table]) -> None:
    """V.3.2, 1.5.4 As many as there are."""
    t = ranger(table, "sword damaged")
    t.says("vagabond", "hideout")
    assert items(t) == "2 boot, sword, torch exhausted"


def test_nothing_to_repair(table: type[Table]) -> None:
    """V.3.2 Without a damaged item it is not offered."""
    t = ranger(table, "sword")
    t.refuses("vagabond", "hideout", "V.3.2")


def test_hideout_takes_a_ready_torch(table: type[Table]) -> None:
    """V.3.2, 9.2.5 A torch that lies face down pays for nothing."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 3, "roost")
    t.board("vagabond", character="ranger", items=["torch exhausted", "boot", "sword damaged"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "hideout", "V.3.2")
    assert t.reason("vagabond", "hideout") == "why-cannot_exhaust: items ['item:torch']"


def test_of_four_the_last_stays_damaged(table: type[Table]) -> None:
    """V.3.2 Three are repaired, one by one while there are more; each keeps the side it shows."""
    t = ranger(table, "4 sword damaged_exhausted", "tea damaged")
    t.says("vagabond", "hideout")
    assert t.options("vagabond") == ["repair sword damaged_exhausted", "repair tea damaged"]
    t.says("vagabond", "repair tea damaged")
    assert items(t) == (
        "2 boot, 2 sword exhausted, 2 sword damaged_exhausted, tea, torch exhausted"
    ), "of swords alone there is nothing to choose"
