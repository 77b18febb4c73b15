"""The Squires and Disciples deck as a whole."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kit import Table
from kit.fuzz import fuzz
from kit.lineups import sparing
from undergrowth import Setup
from undergrowth.data import sheet
from undergrowth.decks import ALL_CARDS, deck
from undergrowth.law.cards.suits import A_BIRD, most_paying, pay_for, payers, paying
from undergrowth.table.names import CARDS

DECK = "squires_and_disciples"
UNCERTAIN = Path(__file__).parents[3] / "docs" / "uncertain.md"


def test_the_deck_has_54_cards() -> None:
    """A.2, 2.1.2, 2.1.3 Ambush, dominance and items as in every deck, and 25 effect cards."""
    cards = [ALL_CARDS[card] for card in deck(DECK)]
    assert len(cards) == sheet("decks").number(f"{DECK}.size") == 54
    kinds = Counter(card.kind for card in cards)
    assert kinds == Counter(item=20, persistent=22, immediate=3, ambush=5, dominance=4)
    copies = Counter(card.name for card in cards if card.kind in ("persistent", "immediate"))
    assert {name for name, n in copies.items() if n == 2} == {"sky_couriers", "feather_rufflers"}


def test_what_is_uncertain_says_so() -> None:
    """Every cost rests on one family of programs, and the page of uncertain values says that."""
    pages = sheet(f"cards/{DECK}").tables("card")
    assert {page.text("confidence") for page in pages} == {"one_lineage"}
    assert "crafting costs of all 23 effects" in UNCERTAIN.read_text(encoding="utf-8")
    assert len(pages) == 23


def test_which_cards_pay(table: type[Table]) -> None:
    """2.1.1 As printed, as birds, or by an effect, which works for one card."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "friend_of_the_foxes")
    t.hand("marquise", "anvil", "travel_gear_fox", "sword", "birdy_bindle", "bake_sale")
    g = t.put("marquise", 5, "1 warrior").begins("marquise", "daylight").game
    mouse = 1 << 2

    def names(cards: list[int]) -> list[str]:
        return sorted(CARDS.text(card) for card in cards)

    hand = g.hands[0]
    assert names(payers(g, 0, mouse)) == ["anvil", "birdy_bindle", "sword", "travel_gear_fox"]
    assert names(payers(g, 0, A_BIRD)) == ["anvil", "birdy_bindle", "travel_gear_fox"]
    assert payers(g, 0, 0) == []
    assert most_paying(g, 0, hand, mouse) == 3
    assert most_paying(g, 0, hand, A_BIRD) == 2
    pay_for(g, 0, CARDS.parse("sword"), mouse)
    assert most_paying(g, 0, hand, mouse) == 3, "a card that matches uses nothing up"
    pay_for(g, 0, CARDS.parse("anvil"), mouse)
    assert names(paying(g, 0, hand, mouse)) == ["birdy_bindle", "sword"]
    assert payers(g, 1, mouse) == []


@pytest.mark.long
@pytest.mark.parametrize("number", sparing("0123", most=1))
def test_random_games(number: str) -> None:
    """No random answer breaks, leaks or loses anything."""
    seats = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"]
    fuzz(Setup(deck=DECK, seats=seats).shuffled(int(number)), 100 + int(number))
