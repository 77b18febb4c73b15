"""The table of a game: pieces, cards, items and scores, as flat lists of ints.

Only the atoms in `law` write to it, any code may read it.  Lists inside lists are replaced, never
changed in place, so copies share them.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.chance import Chance
from undergrowth.engine.flow import Flow
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.engine.optional import i64
from undergrowth.engine.procedures import COMPILED
from undergrowth.table.cards import NO_CARD
from undergrowth.table.layout.box import Box
from undergrowth.table.layout.power import Power
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import BIRD, ITEMS
from undergrowth.table.places import NOWHERE

UNKNOWN: Final = [NOWHERE]
"""Stands for a list of places that is not cached; must not be changed."""


class Tabletop(Flow):
    """Everything on the table at one moment, and its place."""

    __slots__ = (
        "activated",
        "available",
        "box",
        "clearings",
        "crafted",
        "deck",
        "discard",
        "dominance",
        "ground",
        "hands",
        "has_ruin",
        "homelands",
        "homes",
        "items",
        "landmarks",
        "owners",
        "paths",
        "phase",
        "pieces",
        "places",
        "places_by_kind",
        "places_by_owner",
        "play",
        "power",
        "power_of",
        "presence",
        "rivers",
        "ruins",
        "score",
        "seats",
        "seen",
        "shares_pieces",
        "slots",
        "strength",
        "strength_state",
        "strongest",
        "suits",
        "supply",
        "turn",
        "turns",
        "used",
        "warriors",
        "weights",
    )

    def __init__(self, chance: Chance, box: Box, like: Tabletop | None = None) -> None:
        super().__init__(chance, like)
        self.box = box
        """Everything that never changes during a game: map, cards, kinds of piece, owners."""
        self.places: Final = box.places
        """Number of places: clearings, forests and those of factions."""
        self.owners = box.owners
        """Number of owners of pieces: the seats, then hirelings and others without a seat."""
        self.seats: Final = box.seats
        """Number of players; they are numbered from 0 on, clockwise."""
        self.automated = box.automated
        if like is None:
            self._lay_out(box)
        else:
            self._lay_out_like(like)

    def _lay_out(self, box: Box) -> None:
        """Set up an empty table with every piece in its supply."""
        places, owners, seats = box.places, box.owners, box.seats
        self.shares_pieces = False
        """Whether a copy shares the four lists of pieces on the map; see `own_pieces`."""
        self.pieces: list[int] = [0] * (len(box.kinds) * places)
        """Number of pieces of a kind at a place: `pieces[kind * places + place]`."""
        self.supply: list[int] = [kind.count for kind in box.kinds]
        """Number of pieces of each kind in the supply or on their track."""
        self.warriors: list[int] = [0] * (owners * places)
        """Derived from `pieces`: warriors by `owner * places + place`."""
        self.strength: list[int] = [0] * (owners * places)
        """Derived from `pieces`: strength towards rule by `owner * places + place`."""
        self.presence: list[int] = [0] * (owners * places)
        """Derived from `pieces`: pieces of any kind by `owner * places + place`."""
        self.strongest: list[int] = [-1] * places
        """Cache by place, derived from `strength`; -1 while unknown.  Not saved."""
        self.strength_state = 0
        """What `strongest` was cached for besides the pieces (`Source.strength_state`).  Not
        saved."""
        self.places_by_kind: list[list[int]] = [UNKNOWN] * len(box.kinds)
        """Cache of `places_of`, derived from `pieces`.  Not saved."""
        self.places_by_owner: list[list[int]] = [UNKNOWN] * owners
        """Cache of `stands_in`, derived from `presence`.  Not saved."""
        self.power: Power | None = None
        """4.1.1 Cached crafting power of the seat `power_of`; None if outdated.  Not saved."""
        self.power_of = -1
        """The seat whose `power` is known, or -1."""
        self.clearings: list[int] = box.woodland.clearings
        """The clearings; the list is replaced, never changed in place, like the next two."""
        self.paths: list[list[int]] = box.woodland.paths
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = box.woodland.rivers
        """Clearings linked by a river (2.3)."""
        self.landmarks: list[int] = [NOWHERE] * len(box.landmark_names)
        """Clearing of each landmark, NOWHERE before it is set up; replaced on change."""
        self.slots: list[int] = box.woodland.slots[:]
        """Derived from `pieces` and `has_ruin`: open building slots by place."""
        self.suits: list[int] = box.woodland.suits[:]
        """Suits of each clearing as a bit mask."""
        self.ground: list[int] = []
        """Suits without those that pieces add, while there are such pieces; replaced on change."""
        self.ruins: list[list[int]] = [[] for _ in range(places)]
        """Items under the ruin of each clearing."""
        self.has_ruin: list[bool] = [False] * places
        """Whether a ruin stands in a clearing, by place (2.2.4)."""
        self.deck: list[int] = []
        """The shared deck, its top card last."""
        self.discard: list[int] = []
        """The shared discard pile, its top card last."""
        self.homelands: list[int] = []
        """Homelands as `seat * places + place`, in the order they were chosen (A.8.3.I)."""
        self.available: list[int] = []
        """Dominance cards beside the map (3.3.3)."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Cards in hand by seat, sorted by number."""
        self.play: list[list[int]] = [[] for _ in range(seats)]
        """Persistent effects in each play area (4.1.3), by seat."""
        self.seen: list[list[int]] = [[] for _ in range(seats * seats)]
        """Cards the viewer knows to be in the owner's hand, by `viewer * seats + owner`."""
        self.items: list[int] = [0] * len(ITEMS)
        """Item supply on the map, by item."""
        self.crafted: list[list[int]] = [[0] * len(ITEMS) for _ in range(seats)]
        """Crafted Items box of each seat, by item."""
        self.score: list[int] = [0] * seats
        """Victory points of each seat (3.2)."""
        self.dominance: list[int] = [NO_CARD] * seats
        """Activated dominance card of each seat, or NO_CARD (3.3.1)."""
        self.homes: list[int] = [NOWHERE] * seats
        """Starting clearing of each seat, or NOWHERE (5.1.7)."""
        self.weights: list[int] = []
        """Weight of each kind for rule while an effect in play changes any.  Not saved."""
        self.activated: list[int] = [0] * places
        """Crafting pieces activated this turn, by clearing (4.1.1)."""
        self.used: list[int] = []
        """Marks (`table.uses`) of what was used this turn, if it may be used once a turn."""

        self.turn = NOBODY
        """Seat whose turn it is."""
        self.phase = BIRDSONG
        """The phase of the turn: 0 Birdsong, 1 Daylight, 2 Evening (1.4)."""
        self.turns = 0
        """Number of turns begun."""

    def _lay_out_like(self, like: Tabletop) -> None:
        """Copy another game's table; lists that are replaced on change are shared."""
        self.clearings, self.paths, self.rivers = like.clearings, like.paths, like.rivers
        self.landmarks = like.landmarks
        like.shares_pieces = self.shares_pieces = True
        self.pieces = like.pieces
        self.warriors, self.strength, self.presence = like.warriors, like.strength, like.presence
        self.places_by_kind, self.places_by_owner = like.places_by_kind, like.places_by_owner
        self.supply, self.strongest = like.supply[:], like.strongest[:]
        self.strength_state = like.strength_state
        self.power, self.power_of = like.power, like.power_of
        self.slots, self.suits = like.slots[:], like.suits[:]
        self.ruins, self.has_ruin = like.ruins[:], like.has_ruin[:]
        self.deck, self.discard = like.deck[:], like.discard[:]
        self.hands, self.play, self.seen = like.hands[:], like.play[:], like.seen[:]
        self.items, self.crafted = like.items[:], like.crafted[:]
        self.score, self.dominance = like.score[:], like.dominance[:]
        self.available, self.homes = like.available[:], like.homes[:]
        self.homelands, self.weights = like.homelands, like.weights
        self.activated, self.used = like.activated[:], like.used[:]
        self.turn, self.phase, self.turns = like.turn, like.phase, like.turns
        self.ground = like.ground

    def own_pieces(self) -> None:
        """Copy the lists of pieces on the map if a copy shares them; call before changes."""
        if self.shares_pieces:
            self.shares_pieces = False
            self.pieces = self.pieces[:]
            self.warriors = self.warriors[:]
            self.strength = self.strength[:]
            self.presence = self.presence[:]
            self.places_by_kind = self.places_by_kind[:]
            self.places_by_owner = self.places_by_owner[:]

    def forget_all_places(self) -> None:
        """Drop all cached places of pieces: other places have become clearings."""
        self.places_by_kind = [UNKNOWN] * len(self.box.kinds)
        self.places_by_owner = [UNKNOWN] * self.owners

    def places_of(self, kind: int) -> list[int]:
        """Return the clearings with a piece of a kind, in the order of the clearings.

        Not to be changed: it is cached until such a piece is shifted.
        """
        found = self.places_by_kind[kind]
        if found is UNKNOWN:
            found = _occupied(self.pieces, kind * self.places, self.clearings)
            self.places_by_kind[kind] = found
        return found

    def stands_in(self, owner: int) -> list[int]:
        """Return the clearings with any piece of an owner, in the order of the clearings.

        Not to be changed: it is cached until a piece of that owner is shifted.
        """
        found = self.places_by_owner[owner]
        if found is UNKNOWN:
            found = _occupied(self.presence, owner * self.places, self.clearings)
            self.places_by_owner[owner] = found
        return found

    def closed_paths(self) -> list[list[int]]:
        """M.4.2 Return the pairs of clearings whose path is still closed."""
        return [pair for pair in self.box.woodland.closed if pair[1] not in self.paths[pair[0]]]

    def is_flooded(self, place: int) -> bool:
        """M.5.2 Whether a place that was printed as a clearing is none any more."""
        return place in self.box.woodland.clearings and place not in self.clearings

    def ruin_places(self) -> list[int]:
        """2.2.4 Return the clearings with a ruin."""
        return [place for place in self.clearings if self.has_ruin[place]]

    def has_place(self, place: int) -> bool:
        """Whether a place exists in this game."""
        return 0 <= place < self.places

    def has_seat(self, owner: int) -> bool:
        """H.3.5 Whether an owner is a player: with a hand, a play area, a score and turns."""
        return 0 <= owner < self.seats

    def count(self, kind: int, place: int) -> int:
        """Return the number of pieces of a kind at a place."""
        return self.pieces[kind * self.places + place]

    def warriors_at(self, owner: int, place: int) -> int:
        """Return the number of warriors an owner has at a place."""
        return self.warriors[owner * self.places + place]

    def has_pieces(self, owner: int, place: int) -> bool:
        """Whether an owner has any faction piece at a place."""
        return self.presence[owner * self.places + place] > 0

    def on_map(self, kind: int) -> int:
        """Return the number of pieces of a kind on the map."""
        most = self.box.kinds[kind].count - self.supply[kind]
        if most == 0:
            return 0
        if not COMPILED:  # a loop in C
            return sum(self.pieces[kind * self.places : (kind + 1) * self.places])
        n = 0
        at: i64 = kind * self.places  # machine integers: two thirds of the instructions
        end: i64 = at + self.places
        while n < most and at < end:  # most kinds are rare or all in supply
            n += self.pieces[at]
            at += 1
        return n

    def where(self, kind: int) -> int:
        """Return the place of the only piece of a kind, or NOWHERE if it is off the map."""
        there = self.places_of(kind)
        if there:
            return there[0]
        if self.supply[kind] == self.box.kinds[kind].count:
            return NOWHERE
        pieces = self.pieces
        start: i64 = kind * self.places
        places: i64 = self.places
        for place in range(places):
            if pieces[start + place] > 0:
                return place
        return NOWHERE

    def matches(self, card: int, place: int) -> bool:
        """2.1.1, 2.2.2 Whether a card matches a clearing's suit; birds always do."""
        return (self.box.mask[card] & self.suits[place]) != 0

    def matching(self, seat: int, place: int) -> list[int]:
        """Return the different cards in a hand that match a clearing."""
        found: list[int] = []
        last = NO_CARD
        suits = self.suits[place]
        mask = self.box.mask
        for card in self.hands[seat]:
            if card != last and (mask[card] & suits) != 0:
                found.append(card)
            last = card
        return found

    def hand_kinds(self, seat: int) -> list[int]:
        """Return the different cards in a hand."""
        if not COMPILED:  # a loop in C
            return list(dict.fromkeys(self.hands[seat]))
        found: list[int] = []
        last = NO_CARD
        for card in self.hands[seat]:
            if card != last:
                found.append(card)
            last = card
        return found

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat: its faction's id, `chance`, or `nobody`."""
        if seat == CHANCE:
            return "chance"
        return self.box.owner_names[seat] if seat >= 0 else "nobody"

    def is_bird(self, card: int) -> bool:
        """2.1.1 Whether a card is printed as a bird."""
        return self.box.cards[card].suit == BIRD


def _occupied(counts: list[int], start: int, places: list[int]) -> list[int]:
    """Return those of the places where a row of counts, from `start` on, is not 0."""
    if not COMPILED:  # with fewer bytecodes
        return [place for place in places if counts[start + place]]
    found: list[int] = []
    first: i64 = start
    for place in places:
        if counts[first + place] > 0:
            found.append(place)
    return found
