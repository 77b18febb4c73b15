"""V.11 Gladiator."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items, relationship


def gladiator(table: type[Table], pieces: str) -> Table:
    """The Gladiator beside Marquise pieces."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, pieces)
    t.board("vagabond", character="gladiator", items=["boot", "torch", "hammer"])
    return t.begins("vagabond", "daylight")


def test_duel(table: type[Table]) -> None:
    """V.11.2 An item for a warrior and a card; nobody turns Hostile."""
    t = gladiator(table, "2 warriors")
    t.says("vagabond", "duel marquise warrior", "exhaust torch")
    assert t.at(9) == "vagabond 1 pawn, marquise 1 warrior"
    assert items(t) == "boot, hammer, torch damaged_exhausted"
    assert len(t.holds("vagabond")) == 1
    assert relationship(t, "marquise") == "indifferent"
    assert t.vp == {}


def test_only_warriors(table: type[Table]) -> None:
    """V.11.2 A building is no opponent."""
    t = gladiator(table, "sawmill")
    t.refuses("vagabond", "duel marquise sawmill", "V.11.2")


def test_other_removals_turn_hostile_as_ever(table: type[Table]) -> None:
    """V.11.2, 9.2.9.III Only the Duel spares."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "1 warrior")
    t.board("vagabond", character="gladiator", items=["boot", "crossbow"])
    t.begins("vagabond", "daylight").says("vagabond", "strike marquise warrior")
    assert relationship(t, "marquise") == "hostile"
