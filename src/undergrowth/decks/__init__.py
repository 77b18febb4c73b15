"""Cards and decks, made from `data/cards` and `data/decks`."""

from __future__ import annotations

from undergrowth.data import Sheet, sheet
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import list_registry, registry
from undergrowth.table.cards import Card
from undergrowth.table.names import CARDS, ITEMS, NO_SUIT, SUITS

ALL_CARDS: list[Card] = list_registry([])
"""All cards, by number in `CARDS`."""
_COPIES: list[dict[str, int]] = list_registry([])
"""For each card, by number, its copies in each deck."""
_DECKS: dict[str, Sheet] = registry({})
"""The data of all decks, also of those that only join another one."""
_CHOICES: list[str] = list_registry([])
"""The decks that can be played with."""
_OWNERS: list[str] = list_registry([])
"""The owner of each card, by number."""


def find(package: Package) -> None:
    """Read the cards and decks of a package.  Raises `BadContent`.

    Cards are numbered in the order of its card files.  Only append to those: saves hold the
    numbers.
    """
    if not package.file("decks.toml").is_file():
        return
    page = sheet("decks" if package.is_ours else f"{package.owner}:decks")
    own = [name for name in page.names() if name not in ("decks", "order")]
    for name in own:
        if name in _DECKS:
            raise BadContent(f"the deck {name} is there already")
        _DECKS[name] = page.table(name)
    files = "cards" if package.is_ours else f"{package.owner}:cards"
    for file in page.texts("order"):
        for card in sheet(f"{files}/{file}").tables("card"):
            _add(package, card, own)
    for name in own:
        _add_copies_of(name, page.table(name).word("like"))
        _add_copies(name, page.table(name).counts("cards"))
    for name in page.texts("decks"):
        _CHOICES.append(name)
        if not deck_title(name) or not deck(name):
            raise BadContent(f"the deck {name} has no name, or no cards")
        printed("deck", name, deck_title(name))
    made = [ALL_CARDS[CARDS.parse(name)] for name in cards_of(package)]
    for name, words in card_titles(made).items():
        known = ALL_CARDS[CARDS.parse(name)]
        printed("card", name, words, known.text, known.title)


def _add(package: Package, page: Sheet, decks: list[str]) -> None:
    """Read one card, which may be in decks of its own package."""
    name = page.text("id")
    if CARDS.knows(name):
        raise BadContent(f"the card {name} is there already")
    copies = page.counts("copies")
    for each in copies:
        if each not in decks:
            raise BadContent(f"the card {name} is in {each}, which is no deck of its package")
    CARDS.add(name)
    ALL_CARDS.append(_card(page))
    _COPIES.append(copies)
    _OWNERS.append(package.owner)


def _add_copies(deck: str, copies: dict[str, int]) -> None:
    """Add the cards that a deck takes from anywhere, by name."""
    for name, n in copies.items():
        if not CARDS.knows(name):
            raise BadContent(f"the deck {deck} has {name}, which is no card")
        number = CARDS.parse(name)
        _COPIES[number] = {**_COPIES[number], deck: _COPIES[number].get(deck, 0) + n}


def _add_copies_of(deck: str, other: str) -> None:
    """Add the cards of another deck to a deck, if one is named."""
    if not other:
        return
    if other not in _DECKS:
        raise BadContent(f"the deck {deck} is like {other}, which is no deck")
    for number, copies in enumerate(_COPIES):
        if n := copies.get(other, 0):
            _COPIES[number] = {**copies, deck: copies.get(deck, 0) + n}


def cards_of(package: Package) -> list[str]:
    """Return the names of a package's cards."""
    owned = zip(ALL_CARDS, _OWNERS, strict=True)
    return [card.name for card, owner in owned if owner == package.owner]


def package_of_card(name: str) -> str:
    """Return the owner of the package that has a card."""
    return _OWNERS[CARDS.parse(name)]


def card_titles(cards: list[Card]) -> dict[str, str]:
    """Return the title of each card by its name, with the suit where several share a title."""
    suits_of: dict[str, set[int]] = {}
    for card in cards:
        suits_of.setdefault(card.title, set()).add(card.suit)
    titles: dict[str, str] = {}
    for card in cards:
        shared = len(suits_of[card.title]) > 1
        titles[card.name] = f"{card.title} ({SUITS.text(card.suit)})" if shared else card.title
    return titles


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
        picture=page.word("picture"),
    )


def deck_names() -> list[str]:
    """Return the ids of all decks."""
    return _CHOICES[:]


def deck_title(name: str) -> str:
    """Return the title of a deck."""
    return _DECKS[name].text("name")


def deck(name: str) -> list[int]:
    """2.1 Return the cards of a deck by their numbers, each as often as the deck holds it."""
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
