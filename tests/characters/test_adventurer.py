"""V.7 Adventurer."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items


def adventurer(table: type[Table], *held: str) -> Table:
    """The Adventurer before two mouse quests: torch and sword, boot and boot."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.also(quests=["quest_guard_duty_mouse", "quest_escort_mouse", "quest_errand_fox"])
    return t.board("vagabond", character="adventurer", items=list(held))


def test_improvise(table: type[Table]) -> None:
    """V.7.2 A hammer does for the sword; it is exhausted and damaged."""
    t = adventurer(table, "torch", "hammer", "boot").begins("vagabond", "daylight")
    t.says("vagabond", "quest quest_guard_duty_mouse", "improvise hammer", "reward points")
    assert items(t) == "boot, hammer damaged_exhausted, torch exhausted"
    assert t.vp == {"vagabond": 1}


def test_once_a_turn(table: type[Table]) -> None:
    """V.7.2 The second quest of a turn takes what it lists."""
    t = adventurer(table, "torch", "2 hammer", "2 boot").begins("vagabond", "daylight")
    t.says("vagabond", "quest quest_guard_duty_mouse", "improvise hammer", "reward points")
    t.says("vagabond", "quest quest_escort_mouse", "reward points")
    assert items(t) == "2 boot exhausted, hammer, hammer damaged_exhausted, torch exhausted"


def test_only_one_item_stands_in(table: type[Table]) -> None:
    """V.7.2 Two missing items are one too many."""
    t = adventurer(table, "hammer", "boot", "tea").begins("vagabond", "daylight")
    t.refuses("vagabond", "quest quest_guard_duty_mouse", "9.5.5")


def test_only_for_quests(table: type[Table]) -> None:
    """V.7.2 A hammer begins no battle."""
    t = adventurer(table, "hammer", "boot").put("marquise", 9, "keep")
    t.begins("vagabond", "daylight").refuses("vagabond", "fight", "9.5.2")


def test_he_may_spare_an_item_he_has(table: type[Table]) -> None:
    """V.7.2 He may improvise although the listed item is ready."""
    t = adventurer(table, "torch", "sword", "tea", "boot").begins("vagabond", "daylight")
    t.says("vagabond", "quest quest_guard_duty_mouse", "exhaust torch", "improvise tea")
    t.says("vagabond", "reward points")
    assert items(t) == "boot, sword, tea damaged_exhausted, torch exhausted"
