"""Cards and decks, made from `data/cards` and `data/decks`."""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.table.cards import Card
from undergrowth.table.names import CARDS, ITEMS, NO_SUIT, SUITS

_FILES: Final = sheet("decks").texts("order")
"""Card files in the order of their numbers: append only."""

ALL_CARDS: list[Card] = []
"""Every card there is, by its number in `CARDS`."""
_COPIES: list[dict[str, int]] = []


def _read_cards() -> None:
    for name in _FILES:
        for page in sheet(f"cards/{name}").tables("card"):
            CARDS.add(page.text("id"))
            ALL_CARDS.append(_card(page))
            _COPIES.append(page.counts("copies"))


def _card(page: Sheet) -> Card:
    cost = page.counts("cost")
    return Card(
        name=page.text("id"),
        title=page.text("name"),
        suit=SUITS.parse(page.text("suit")),
        kind=page.text("kind"),
        cost=[cost.get(suit, 0) for suit in SUITS.names()],
        any_cost=cost.get("any", 0),
        item=ITEMS.parse(page.text("item")) if page.has("item") else NO_SUIT,
        points=page.number("vp") if page.has("vp") else 0,
        text=page.text("text"),
    )


def deck_names() -> list[str]:
    """The ids of the decks there are."""
    return sheet("decks").texts("decks")


def deck_title(name: str) -> str:
    """What people call a deck."""
    return sheet("decks").text(f"{name}.name")


def deck(name: str) -> list[int]:
    """2.1 The cards of a deck by their numbers, each as often as the deck holds it."""
    cards: list[int] = []
    for number, copies in enumerate(_COPIES):
        cards += [number] * copies.get(name, 0)
    return cards


class Quest:
    """9.5.5 One quest card."""

    def __init__(self, name: str, title: str, suit: int, items: list[int]) -> None:
        self.name = name
        self.title = title
        self.suit = suit
        self.items = items


def _read_quests() -> list[Quest]:
    return [
        Quest(
            page.text("id"),
            page.text("name"),
            SUITS.parse(page.text("suit")),
            [ITEMS.parse(item) for item in page.texts("items")],
        )
        for page in sheet("quests").tables("quest")
    ]


QUESTS: list[Quest] = _read_quests()
_read_cards()
