"""What people read about cards: titles and effects as their data files give them."""

from __future__ import annotations

from undergrowth.decks import ALL_CARDS
from undergrowth.table.cards import Card
from undergrowth.table.names import ITEMS, SUITS
from undergrowth.table.texts import sentences


def card_titles(cards: list[Card]) -> dict[str, str]:
    """The title of each card by its name, with the suit where several suits share a title.

    A card named like an item is titled as `card sword`.
    """
    suits_of: dict[str, set[int]] = {}
    for card in cards:
        suits_of.setdefault(card.title, set()).add(card.suit)
    titles: dict[str, str] = {}
    for card in cards:
        shared = len(suits_of[card.title]) > 1
        key = f"card {card.name}" if card.name in ITEMS.names() else card.name
        titles[key] = f"{card.title} ({SUITS.text(card.suit)})" if shared else card.title
    return titles


sentences(
    prompts={
        "cards.inspect": "Choose whose hand to look at",
        "cards.tax": "Choose where to remove one of your warriors",
        "cards.rob": "Choose an enemy to take a random card from",
        "cards.rob_card": "A card is taken at random",
        "cards.share": "Choose an enemy who draws a card too",
    },
    labels={
        "inspect": "Look at the hand of {0}",
        "tax": "Remove a warrior from {0}",
        "rob": "Take a random card from {0}",
        "share with": "{0} draws a card",
    },
    titles=card_titles(ALL_CARDS),
    details={card.name: card.text for card in ALL_CARDS},
)
