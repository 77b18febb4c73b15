"""1.5.2, 2.2.2 Kinds of piece that print a suit: gardens, trade posts, bases."""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet
from undergrowth.engine.optional import i64
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS


class SuitedKinds:
    """A faction's kinds of piece with a suit, in the order of its data file."""

    def __init__(self, faction: GeneralFaction, page: Sheet) -> None:
        self.kinds: Final[list[int]] = []
        self.suits: Final[list[int]] = []
        """The printed suit of each kind."""
        self.masks: Final[list[int]] = []
        """The same suits as masks."""
        for piece in page.tables("piece"):
            if piece.has("suit"):
                suit = SUITS.parse(piece.text("suit"))
                self.kinds.append(faction.kind(piece.text("id")))
                self.suits.append(suit)
                self.masks.append(1 << suit)

    def of_suit(self, suit: int) -> int:
        """Return the kind that prints a suit, or -1."""
        return self.kinds[self.suits.index(suit)] if suit in self.suits else -1

    def of_clearing(self, g: Game, place: int) -> list[int]:
        """2.2.2 Return the kinds that print a suit of a clearing."""
        return [self.kinds[i] for i, mask in enumerate(self.masks) if g.suits[place] & mask]

    def placed(self, g: Game, kind: int) -> int:
        """Return how many of a kind have left their track."""
        return g.box.kinds[kind].count - g.supply[kind]


def has_more_than_warriors(g: Game, owner: int, place: int) -> bool:
    """1.5.2 Whether a clearing holds pieces of an owner that are no warriors."""
    at: i64 = owner * g.places + place
    return g.presence[at] > g.warriors[at]
