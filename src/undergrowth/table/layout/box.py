"""Immutable definition of a game: map, cards, kinds of piece, owners.  Shared by all its copies."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.table.cards import Card
from undergrowth.table.kinds import EVERYBODY, NO_PIECE, WARRIOR, Kind
from undergrowth.table.layout.woodland import Woodland
from undergrowth.table.names import FACTIONS, PIECES


class Box:
    """Everything about a game that never changes while it is played, as plain data.

    The rules that apply to it are in its `table.book.Book`.
    """

    def __init__(self, woodland: Woodland, cards: list[Card], deck: list[int]) -> None:
        self.woodland: Final = woodland
        self.places: Final = woodland.places
        self.first_in_priority: Final = woodland.first_in_priority
        """R.12.2.2 See `Woodland`; NOWHERE if the map has no such clearing."""
        self.cards: Final = cards
        """Every card known to the program, by number in `CARDS`."""
        self.deck: Final = deck
        """The cards of this game's deck, copies included, in order of number."""
        self.mask: Final = [card.mask for card in cards]
        self.pays: Final = [card.mask | 1 << card.suit for card in cards]
        """Suits each card can be spent or revealed for, as a bit mask; birds also count as
        birds."""
        self.added: list[int] = []
        """16.2.2 Cards that factions bring, copies included; they join the deck during setup."""
        self.holdings: list[int] = []
        """12.2.2 Places that belong to one faction."""
        self.automated = False
        """Whether any faction of the game plays by itself."""
        self.seats = 0
        self.owners = 0
        """Number of owners: seats, then owners that are not players."""
        self.owner_names: list[str] = []
        self.owner_numbers: list[int] = []
        """Number of each owner in `FACTIONS`."""
        self.landmark_names: list[str] = []
        self.board_names: list[str] = []
        """Unique name of each of `g.boards`."""
        self.kinds: list[Kind] = []
        self.kind_at: list[list[int]] = []
        """Kind of piece by owner and number in `PIECES`, or -1."""
        self.warrior_kinds: list[list[int]] = []
        """Kinds of warrior by owner, the ordinary ones first (G.36)."""
        self.other_side: list[int] = []
        """Kind on the other side of each kind, or -1."""
        self.sharing: list[list[int]] = []
        """Other kinds that are taken from the same supply, by kind."""
        self.shares_supplies = False
        """Whether any kinds share a supply."""
        self.alike: list[list[int]] = []
        """Groups of one owner's kinds that look alike face down."""
        self.hides_kinds = False
        """Whether there are pieces whose kind is hidden from some seats."""
        self.suited: list[int] = []
        """2.2.2 Kinds that give their clearing suits."""

    def add_owners(self, seats: int, names: list[str], kinds: list[Kind]) -> None:
        """1.5.2 Set the owners of pieces, those with a seat first, and all kinds of piece."""
        self.seats = seats
        self.owners = len(names)
        self.owner_names = names
        self.owner_numbers = [FACTIONS.parse(name) for name in names]
        self.kinds = kinds
        self.kind_at = [[-1] * len(PIECES) for _ in names]
        self.warrior_kinds = [[] for _ in names]
        for number, kind in enumerate(kinds):
            self.kind_at[kind.owner][kind.piece] = number
            if kind.sort == WARRIOR:
                self.warrior_kinds[kind.owner].append(number)
        self.suited = [number for number, kind in enumerate(kinds) if kind.suits != 0]
        self._join_kinds()

    def _join_kinds(self) -> None:
        """1.5 Find kinds that are sides of one piece, share a supply, or look alike."""
        self.other_side = [-1] * len(self.kinds)
        self.sharing = [[] for _ in self.kinds]
        first = list(range(len(self.kinds)))
        for number, kind in enumerate(self.kinds):
            if kind.shares != NO_PIECE:
                first[number] = self.kind_at[kind.owner][kind.shares]
                if kind.is_back:
                    self.other_side[number] = first[number]
                    self.other_side[first[number]] = number
            if kind.seen_by != EVERYBODY:
                self._add_alike(number)
        for number in range(len(first)):
            self.sharing[number] = [
                other for other, at in enumerate(first) if at == first[number] and other != number
            ]
        self.shares_supplies = any(self.sharing)
        self.hides_kinds = len(self.alike) > 0

    def _add_alike(self, number: int) -> None:
        """1.2.1 Record that a kind looks like others face down.

        Raises ValueError unless kinds that look alike count alike and are adjacent in the data:
        otherwise the order of kinds by number would reveal which is which.
        """
        kind = self.kinds[number]
        if kind.sort == WARRIOR or self.kind_at[kind.owner][kind.look] >= 0:
            raise ValueError(f"{PIECES.text(kind.piece)} cannot lie face down like that")
        for group in self.alike:
            if self.looks_like(group[0], number):
                like = self.kinds[group[0]]
                same = kind.sort == like.sort and kind.weight == like.weight
                if not same or kind.seen_by != like.seen_by or group[-1] != number - 1:
                    raise ValueError(f"{PIECES.text(kind.piece)} is unlike what it looks like")
                group.append(number)
                return
        self.alike.append([number])

    def looks_like(self, kind: int, other: int) -> bool:
        """Whether two kinds look alike to those who may not know them."""
        one, two = self.kinds[kind], self.kinds[other]
        return one.owner == two.owner and one.look == two.look

    def owner_of(self, number: int) -> int:
        """Return the owner with this number in `FACTIONS` (a seat for factions), or NOBODY."""
        return self.owner_numbers.index(number) if number in self.owner_numbers else NOBODY
