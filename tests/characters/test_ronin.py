"""V.9 Ronin."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items


def ronin(table: type[Table], *held: str) -> Table:
    """The Ronin against four Marquise warriors."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "4 warriors")
    return t.board("vagabond", character="ronin", items=list(held))


def test_swift_strike(table: type[Table]) -> None:
    """V.9.2 After the roll a sword is exhausted for an extra hit."""
    t = ronin(table, "2 sword", "boot").begins("vagabond", "daylight").says("vagabond", "fight")
    t.rolls(1, 0).says("vagabond", "swift strike")
    assert t.at(9) == "vagabond 1 pawn, marquise 2 warriors"
    assert items(t) == "boot, 2 sword exhausted"


def test_as_often_as_there_are_swords(table: type[Table]) -> None:
    """V.9.2 Each sword deals one extra hit, beyond the maximum of the roll."""
    t = ronin(table, "3 sword", "boot").begins("vagabond", "daylight").says("vagabond", "fight")
    t.rolls(2, 0).says("vagabond", "swift strike", "swift strike")
    assert t.at(9) == "vagabond 1 pawn"


def test_he_may_keep_his_sword(table: type[Table]) -> None:
    """V.9.2 It is his choice."""
    t = ronin(table, "2 sword", "boot").begins("vagabond", "daylight").says("vagabond", "fight")
    t.rolls(1, 0).says("vagabond", "pass")
    assert t.at(9) == "vagabond 1 pawn, marquise 3 warriors"


def test_also_when_defending(table: type[Table]) -> None:
    """V.9.2 In any battle of his."""
    t = ronin(table, "sword").battle("marquise", against="vagabond", at=9)
    t.rolls(0, 0).says("vagabond", "swift strike")
    assert t.at(9) == "vagabond 1 pawn, marquise 3 warriors"
