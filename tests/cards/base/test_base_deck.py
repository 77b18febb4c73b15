"""The deck of the base box as a whole."""

from __future__ import annotations

from collections import Counter

from kit.pages import data, deck


def test_the_suits_of_its_54_cards() -> None:
    """C.1.4 The shared deck counts 54 cards."""
    assert len(deck("base")) == 54
    assert Counter(card["suit"] for card in deck("base")) == Counter(
        bird=14, fox=14, rabbit=13, mouse=13
    )


def test_nothing_about_it_is_uncertain() -> None:
    """2.1 Its cards have been seen."""
    cards = [*data("cards/common")["card"], *data("cards/base")["card"]]
    assert {card["confidence"] for card in cards} == {"verified"}
