"""The Exiles and Partisans deck as a whole."""

from __future__ import annotations

from collections import Counter

from kit.pages import data, deck


def test_the_exiles_and_partisans_deck_has_54_cards() -> None:
    """C.8.1 It shares ambush, dominance and item cards with the base deck, and no effect."""
    cards = deck("exiles_and_partisans")
    assert len(cards) == data("decks")["exiles_and_partisans"]["size"] == 54
    assert Counter(card["suit"] for card in cards) == Counter(bird=14, fox=14, rabbit=13, mouse=13)
    common = Counter(
        card["id"] for card in cards if card["kind"] not in ("immediate", "persistent")
    )
    base = Counter(card["id"] for card in deck("base"))
    assert common.total() == 29
    assert all(base[card] == n for card, n in common.items())
    assert not {card["id"] for card in cards if card["kind"] == "persistent"} & set(base)
