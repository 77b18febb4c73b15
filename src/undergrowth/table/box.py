"""What is in the box for a game: map, cards, kinds of piece, owners.  Shared by all its copies."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.table.cards import Card
from undergrowth.table.kinds import Kind
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.woodland import Woodland


class Box:
    """Everything about a game that never changes while it is played, as plain data.

    What bends the law in it is its `table.book.Book`.
    """

    def __init__(self, woodland: Woodland, cards: list[Card], deck: list[int]) -> None:
        self.woodland: Final = woodland
        self.places: Final = woodland.places
        self.cards: Final = cards
        """Every card known to the program, by number in `CARDS`."""
        self.deck: Final = deck
        """The cards of this game's deck, copies included, in order of number."""
        self.mask: Final = [card.mask for card in cards]
        self.pays: Final = [card.mask | 1 << card.suit for card in cards]
        """The suits each card can be spent or revealed for, one bit each: birds also as birds."""
        self.added: list[int] = []
        """16.2.2 Cards that factions bring, copies included: they join the deck during setup."""
        self.holdings: list[int] = []
        """12.2.2 Places of this game that are a faction's own."""
        self.automated = False
        """Whether any faction of the game plays by itself."""
        self.seats = 0
        self.owners = 0
        """Seats, then owners that are not players."""
        self.owner_names: list[str] = []
        self.owner_numbers: list[int] = []
        """Of each owner, its number in `FACTIONS`."""
        self.landmark_names: list[str] = []
        self.board_names: list[str] = []
        """What each of `g.boards` belongs to; a name stands there once."""
        self.kinds: list[Kind] = []
        self.kind_at: list[list[int]] = []
        """By owner and number in `PIECES`: the kind of piece, or -1."""

    def add_owners(self, seats: int, names: list[str], kinds: list[Kind]) -> None:
        """1.5.2 Who owns pieces, those with a seat first, and all kinds of piece there are."""
        self.seats = seats
        self.owners = len(names)
        self.owner_names = names
        self.owner_numbers = [FACTIONS.parse(name) for name in names]
        self.kinds = kinds
        self.kind_at = [[-1] * len(PIECES) for _ in names]
        for number, kind in enumerate(kinds):
            self.kind_at[kind.owner][kind.piece] = number

    def owner_of(self, number: int) -> int:
        """Who has this number in `FACTIONS`, a seat where it is a faction; NOBODY if not here."""
        return self.owner_numbers.index(number) if number in self.owner_numbers else NOBODY
