"""2.1 Cards as printed."""

from __future__ import annotations

from typing import Final

from undergrowth.table.names import BIRD

NO_CARD: Final = -1
ALL_SUITS: Final = 1 | 2 | 4 | 16


def suit_mask(suit: int) -> int:
    """Return the suits of clearings a card matches, as a bit mask: birds are wild (2.1.1)."""
    return ALL_SUITS if suit == BIRD else 1 << suit


class Card:
    """A card of the deck, as printed."""

    def __init__(
        self,
        name: str,
        title: str,
        suit: int,
        kind: str,
        cost: list[int],
        any_cost: int,
        item: int,
        points: int,
        text: str,
        picture: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.suit: Final = suit
        self.kind: Final = kind
        """ambush, dominance, item, immediate or persistent."""
        self.cost: Final = cost
        """Crafting icons by suit (4.1.1)."""
        self.any_cost: Final = any_cost
        """Crafting icons of any suit."""
        self.listed: Final = [suit for suit, n in enumerate(cost) if n > 0]
        """Suits of its crafting icons."""
        self.icons: Final = sum(cost) + any_cost
        """Number of crafting pieces needed."""
        self.item: Final = item
        self.points: Final = points
        self.text: Final = text
        self.picture: Final = picture or kind
        """Name of a picture for user interfaces."""
        self.mask: Final = suit_mask(suit)
        self.craftable: Final = kind in ("item", "immediate", "persistent")
