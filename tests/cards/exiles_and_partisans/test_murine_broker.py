"""Murine Broker: a card whenever somebody else crafts an item."""

from __future__ import annotations

from kit import Table

DECK = "exiles_and_partisans"


def test_a_card_for_an_item_of_another(table: type[Table]) -> None:
    """4.1.2, G.6 The owner draws when another player crafts an item."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "murine_broker")
    t.put("marquise", 9, "workshop, 1 warrior").hand("marquise", "birdy_bindle")
    t.also(deck_top=["anvil"]).begins("marquise", "daylight")
    t.says("marquise", "craft birdy_bindle")
    assert t.holds("eyrie") == ["anvil"]
    assert t.vp == {"marquise": 1}


def test_not_for_the_owners_items(table: type[Table]) -> None:
    """4.1.3 Another player's only."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "murine_broker")
    t.put("marquise", 9, "workshop, 1 warrior").hand("marquise", "birdy_bindle")
    t.begins("marquise", "daylight").says("marquise", "craft birdy_bindle")
    assert t.holds("marquise") == []


def test_not_for_effects(table: type[Table]) -> None:
    """4.1.2 A crafted effect is no item."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "murine_broker")
    t.put("marquise", 9, "workshop, 1 warrior").hand("marquise", "league_of_adventurous_mice")
    t.begins("marquise", "daylight").says("marquise", "craft league_of_adventurous_mice")
    assert t.holds("eyrie") == []


def test_a_vagabonds_item_counts(table: type[Table]) -> None:
    """9.2.5.II The place that the item goes to does not matter."""
    t = table("vagabond", "eyrie", deck=DECK).play("eyrie", "murine_broker")
    t.put("vagabond", 9, "pawn").board("vagabond", items=["hammer"]).hand(
        "vagabond", "birdy_bindle"
    )
    t.begins("vagabond", "daylight").says("vagabond", "craft birdy_bindle")
    assert len(t.holds("eyrie")) == 1
