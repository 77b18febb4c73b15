"""Spy Network: a card for an enemy, and one of its effects in return."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def spies(t: Table, *cards: str) -> Table:
    """The Marquise with a workshop and the card in hand."""
    t.put("marquise", 5, "1 workshop").hand("marquise", "spy_network", *cards)
    return t


def test_a_card_for_an_effect(table: type[Table]) -> None:
    """4.1.2 The card given is seen by the two, the effect comes to the hand in sight of all."""
    t = spies(table("marquise", "eyrie", "alliance", deck=DECK), "anvil", "sword")
    t.play("eyrie", "riversteads", "lookouts").begins("marquise", "daylight")
    t.says("marquise", "craft spy_network")
    assert t.options("marquise") == [
        "intercept eyrie_dynasties lookouts",
        "intercept eyrie_dynasties riversteads",
    ]
    t.refuses("marquise", "intercept woodland_alliance riversteads", "G.8")
    t.says("marquise", "intercept eyrie riversteads", "hand over anvil")
    assert t.holds("marquise") == ["riversteads", "sword"]
    assert t.holds("eyrie") == ["anvil"]
    assert t.in_play("eyrie") == ["lookouts"]
    third = str(t.game.observe(t.seat("alliance")))
    assert "riversteads" in third
    assert "anvil" not in third


def test_it_is_shuffled_into_the_deck(table: type[Table]) -> None:
    """2.1 Not discarded: the deck has one card more."""
    t = spies(table("marquise", "eyrie", deck=DECK), "anvil").play("eyrie", "lookouts")
    t.begins("marquise", "daylight")
    before = len(t.game.deck)
    t.says("marquise", "craft spy_network", "hand over anvil")
    assert t.discard == []
    assert len(t.game.deck) == before + 1
    assert t.holds("marquise") == ["lookouts"]


def test_without_a_card_to_give_nothing_is_taken(table: type[Table]) -> None:
    """1.5.4 Giving is the price; the card goes into the deck all the same."""
    t = spies(table("marquise", "eyrie", deck=DECK)).play("eyrie", "lookouts")
    t.begins("marquise", "daylight").says("marquise", "craft spy_network")
    assert t.in_play("eyrie") == ["lookouts"]
    assert t.discard == []


def test_activated_dominance_is_no_effect(table: type[Table]) -> None:
    """3.3.2 An activated dominance card is not taken, nor an effect of one's own."""
    t = spies(table("marquise", "eyrie", deck=DECK), "anvil").play("marquise", "lookouts")
    t.board("eyrie", dominance=["dominance_fox"]).begins("marquise", "daylight")
    t.says("marquise", "craft spy_network")
    assert t.asked() == "marquise.daylight"
    assert t.holds("marquise") == ["anvil"]


def test_an_effect_taken_twice_over_can_be_in_hand(table: type[Table]) -> None:
    """4.1.4 Only crafting an identical effect is forbidden."""
    t = spies(table("marquise", "eyrie", deck=DECK), "anvil").play("marquise", "sky_couriers")
    t.play("eyrie", "sky_couriers").begins("marquise", "daylight")
    t.says("marquise", "craft spy_network", "hand over anvil")
    assert t.holds("marquise") == ["sky_couriers"]
    t.refuses("marquise", "craft sky_couriers", "4.1.4")
