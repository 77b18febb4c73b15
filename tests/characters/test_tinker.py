"""V.2 Tinker."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items


def tinker(table: type[Table]) -> Table:
    """The Tinker in a mouse clearing."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.also(discard=["anvil", "sword", "armorers"])
    return t.board("vagabond", character="tinker", items=["torch", "boot"])


def test_day_labor(table: type[Table]) -> None:
    """V.2.2 A card of the clearing's suit, or a bird, from the discard pile."""
    t = tinker(table).begins("vagabond", "daylight")
    t.refuses("vagabond", "labor for anvil", "V.2.2")
    assert t.offers("vagabond", "labor for armorers")
    t.says("vagabond", "labor for sword")
    assert t.holds("vagabond") == ["sword"]
    assert t.discard == ["anvil", "armorers"]
    assert items(t) == "boot, torch exhausted"


def test_everybody_sees_what_he_took(table: type[Table]) -> None:
    """V.2.2, 1.2.2 The discard pile is face up."""
    t = tinker(table).begins("vagabond", "daylight").says("vagabond", "labor for sword")
    assert t.game.seen[t.seat("marquise") * t.game.seats] == t.game.hands[0]


def test_not_in_a_forest(table: type[Table]) -> None:
    """V.2.2 A forest has no suit."""
    t = table("vagabond", "marquise").put("vagabond", "f1", "pawn").also(discard=["armorers"])
    t.board("vagabond", character="tinker", items=["torch", "boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "labor for armorers", "V.2.2")


def test_each_reason_is_the_one_that_holds(table: type[Table]) -> None:
    """V.2.2 The card lies elsewhere, is of another suit, or nothing is there to pay with."""
    t = tinker(table).begins("vagabond", "daylight")
    for card, why in (("cobbler", "not_discard_pile"), ("anvil", "does_not_match_clearing")):
        assert t.reason("vagabond", f"labor for {card}") == f"why-{why}: card card:{card}"
    poor = tinker(table).board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    wanted = "why-cannot_exhaust: items ['item:torch']"
    assert poor.reason("vagabond", "labor for sword") == wanted
