"""Cards, quests and items in words."""

from __future__ import annotations

from rich.text import Text

from undergrowth.cli.drawing.lines import hanging, joined, word
from undergrowth.cli.drawing.marks import SUIT_COLORS, Marks
from undergrowth.decks import ALL_CARDS, QUESTS
from undergrowth.engine.messages import details, fragment, printed_title, title
from undergrowth.table.names import CARDS, ITEMS, SUITS


def marked_suit(suit: str, marks: Marks) -> Text:
    """Return a suit in its colour: `F▲`."""
    return word(marks.suit(suit), f"bold {SUIT_COLORS.get(suit, '')}")


def marked_card(name: str, marks: Marks) -> Text:
    """Return a card's title and suit; for other things among cards, their title."""
    suit = marks.card_suit(name)
    if not suit:
        return _quest_name(name, marks)
    words = Text(printed_title(name, "card") + " ")
    words.append_text(marked_suit(suit, marks))
    return words


def _quest_name(name: str, marks: Marks) -> Text:
    for quest in QUESTS:
        if quest.name == name:
            return marked_quest(quest.name, SUITS.text(quest.suit), quest.items, marks)
    return Text(title(name))


def marked_quest(name: str, suit: str, items: list[int], marks: Marks) -> Text:
    """Return a quest: its title, suit and required items."""
    words = Text(f"{printed_title(name, 'quest')} ")
    words.append_text(marked_suit(suit, marks))
    words.append(f" ({' + '.join(title(ITEMS.text(item), 'item') for item in items)})")
    return words


def counted_cards(cards: list[str], marks: Marks) -> Text:
    """Return cards with the number of each."""
    shown: list[Text] = []
    for name in dict.fromkeys(cards):
        one = marked_card(name, marks)
        if cards.count(name) > 1:
            one.append(f" x{cards.count(name)}")
        shown.append(one)
    return joined(shown, ", ") if shown else word(fragment("cli-none"), "dim")


def items_words(items: dict[str, int]) -> str:
    """Return a supply of items."""
    return ", ".join(title(name, "item") + (f" x{n}" if n > 1 else "") for name, n in items.items())


def hand(cards: list[str], width: int, marks: Marks) -> list[Text]:
    """Return the cards of a hand: suit, title, cost and effect of each."""
    if not cards:
        return [word("  " + fragment("cli-no_cards"), "dim")]
    lines: list[Text] = []
    for name in dict.fromkeys(cards):
        card = ALL_CARDS[CARDS.parse(name)]
        head = Text("  ")
        head.append_text(marked_suit(SUITS.text(card.suit), marks))
        times = f" x{cards.count(name)}" if cards.count(name) > 1 else ""
        head.append(f" {printed_title(name, 'card')}{times}", "bold")
        body = cost(card.cost, card.any_cost, marks)
        body.append("  " if body.plain else "")
        body.append(details(name, "card"))
        lines += hanging(head, body, width, 27)
    return lines


def cost(icons: list[int], wild: int, marks: Marks) -> Text:
    """Return a crafting cost: a suit mark for each icon."""
    words = Text()
    for suit, n in enumerate(icons):
        for _ in range(n):
            words.append_text(marked_suit(SUITS.text(suit), marks))
    words.append(f"{fragment('cli-any')} " * wild)
    words.rstrip()
    return word(fragment("cli-craft") + " ", "dim") + words if words.plain else words
