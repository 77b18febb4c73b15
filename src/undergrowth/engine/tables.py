"""What is fixed for a game: map, cards, pieces, factions, hooks.  Shared by all its copies."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.faction import Faction
from undergrowth.engine.names import (
    BIRD,
    CLEARINGS,
    FIRST_FOREST,
    PIECES,
    clearing_place,
    forest_place,
)
from undergrowth.engine.records import BUILDING, NOBODY, WARRIOR
from undergrowth.engine.sources import Hooks, Source
from undergrowth.engine.terrain import Landmark, MapRules

ALL_SUITS: Final = 1 | 2 | 4 | 16


def suit_mask(suit: int) -> int:
    """The suits of clearings a card of `suit` matches, one bit each: birds are wild (2.1.1)."""
    return ALL_SUITS if suit == BIRD else 1 << suit


class Card:
    """One card of the deck, as printed."""

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
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.suit: Final = suit
        self.kind: Final = kind
        """ambush, dominance, item, immediate or persistent."""
        self.cost: Final = cost
        """Crafting icons by suit (4.1.1)."""
        self.any_cost: Final = any_cost
        """Crafting icons that take a piece of any suit."""
        self.item: Final = item
        self.points: Final = points
        self.text: Final = text
        self.mask: Final = suit_mask(suit)
        self.craftable: Final = kind in ("item", "immediate", "persistent")


class Woodland:
    """A map as printed: clearings and forests, the paths and rivers between them.

    What may change while a game is set up or played (`paths`, `rivers`, `clearings`, `suits`,
    `slots`) is only copied from here: rules read it off the table.
    """

    def __init__(self, name: str, title: str, forests: int, clearings: int = CLEARINGS) -> None:
        self.name: Final = name
        self.title: Final = title
        self.forest_places: Final = [forest_place(n) for n in range(1, forests + 1)]
        self.places: Final = max(clearing_place(clearings) + 1, FIRST_FOREST + forests)
        """One more than the greatest place number."""
        self.suits: list[int] = [0] * self.places
        """The printed suit of each clearing as a mask; 0 where markers are shuffled."""
        self.slots: list[int] = [0] * self.places
        self.ruins: list[int] = []
        """Clearings in whose R slot every game starts with a ruin (2.2.4)."""
        self.paths: list[list[int]] = [[] for _ in range(self.places)]
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = [[] for _ in range(self.places)]
        self.forests: list[list[int]] = [[] for _ in range(self.places)]
        """Of a clearing, the forests that touch it; of a forest, the adjacent forests (2.4.1)."""
        self.closed: list[list[int]] = []
        """Pairs of clearings whose path starts closed: `paths` is without them (M.4.2)."""
        self.landmarks: dict[str, int] = {}
        """The clearings of landmarks that belong to the map; 0 where setup finds it out."""
        self.corners: list[int] = []
        self.opposite: list[int] = [0] * self.places
        """The corner opposite each corner clearing, 0 elsewhere."""
        self.edge: list[int] = []
        """G.15 The map edge as printed, in order: a flooded clearing is no clearing of it."""
        self.x: list[int] = [0] * self.places
        self.y: list[int] = [0] * self.places
        self.clearings: Final = [clearing_place(n) for n in range(1, clearings + 1)]
        self.rings: dict[int, list[list[int]]] = {}
        """The outline of each forest; only pictures need it, like the next two."""
        self.lines: list[dict[str, object]] = []
        self.areas: list[dict[str, object]] = []


class Kind:
    """A kind of faction piece: `Marquise sawmill`."""

    def __init__(self, owner: int, piece: int, sort: int, count: int) -> None:
        self.owner: Final = owner
        self.piece: Final = piece
        """Number in `PIECES`."""
        self.sort: Final = sort
        """WARRIOR, PAWN, BUILDING or TOKEN."""
        self.count: Final = count
        self.weight: Final = 1 if sort in (WARRIOR, BUILDING) else 0
        """How much one of them counts towards rule (2.5)."""


class Tables:
    """Everything about a game that never changes while it is played."""

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
        self.kinds: list[Kind] = []
        self.factions: list[Faction] = []
        """By seat."""
        self.map_rules: MapRules = MapRules()
        self.landmarks: list[Landmark] = []
        self.added: list[int] = []
        """16.2.2 Cards that factions bring, copies included: they join the deck during setup."""
        self.owners = 0
        """Seats, then owners that are not players."""
        self.hooks = Hooks([], [])
        self.effects: list[Source | None] = [None] * len(cards)
        """The source behind each card with an effect, by number."""
        self.kind_at: list[list[int]] = []
        """By owner and number in `PIECES`: the kind of piece, or -1."""

    def seat_factions(
        self, factions: list[Faction], kinds: list[Kind], sources: list[Source]
    ) -> None:
        """Complete the tables with who plays, what they own, and what bends the law."""
        self.factions = factions
        self.owners = len(factions)
        self.kinds = kinds
        self.kind_at = [[-1] * len(PIECES) for _ in factions]
        for number, kind in enumerate(kinds):
            self.kind_at[kind.owner][kind.piece] = number
        self.hooks = Hooks(sources, [e for e in self.effects if e is not None])

    def seat_of(self, faction: int) -> int:
        """The seat a faction sits on, by its number in `FACTIONS`."""
        for faction_here in self.factions:
            if faction_here.number == faction:
                return faction_here.seat
        return NOBODY
