"""The table: everything that lies on it, as flat lists of ints.

Only the atoms, in `law`, write to it; anybody may read.  Lists inside lists are replaced and
never changed, so copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undergrowth.engine.names import BIRD, ITEMS
from undergrowth.engine.records import BIRDSONG, CHANCE, NO_CARD, NOBODY

if TYPE_CHECKING:
    from undergrowth.engine.faction import Board, Faction
    from undergrowth.engine.tables import Tables
    from undergrowth.engine.terrain import LandmarkBoard


class Table:
    """What lies on the table at one moment, and whose turn it is."""

    def __init__(self, tables: Tables, like: Table | None) -> None:
        self.tables = tables
        self.places: Final = tables.places
        self.owners = tables.owners
        self.seats: Final = len(tables.factions)
        if like is None:
            self._lay_out(tables)
        else:
            self._lay_out_like(like)

    def _lay_out(self, tables: Tables) -> None:
        """An empty table, every piece in its supply."""
        places, owners, seats = tables.places, tables.owners, len(tables.factions)
        self.pieces: list[int] = [0] * (len(tables.kinds) * places)
        """How many of a kind stand at a place: `pieces[kind * places + place]`."""
        self.supply: list[int] = [kind.count for kind in tables.kinds]
        """How many of a kind are in the supply or on their track."""
        self.warriors: list[int] = [0] * (owners * places)
        """Read off `pieces`: warriors by `owner * places + place`."""
        self.strength: list[int] = [0] * (owners * places)
        """Read off `pieces`: what counts towards rule."""
        self.presence: list[int] = [0] * (owners * places)
        """Read off `pieces`: pieces of any kind."""
        self.clearings: list[int] = tables.woodland.clearings
        """The clearings there are; the list is replaced and never changed, like the next two."""
        self.paths: list[list[int]] = tables.woodland.paths
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = tables.woodland.rivers
        """Clearings linked by a river (2.3)."""
        self.landmarks: list[int] = [0] * len(tables.landmarks)
        """The clearing of each landmark in the game, 0 before it has been set up; the list is
        replaced and never changed."""
        self.landmark_boards: list[LandmarkBoard] = [
            landmark.new_board() for landmark in tables.landmarks
        ]
        self.slots: list[int] = tables.woodland.slots[:]
        """Read off `pieces` and `has_ruin`: open building slots by place."""
        self.suits: list[int] = tables.woodland.suits[:]
        """The suits of each clearing, one bit each."""
        self.ruins: list[list[int]] = [[] for _ in range(places)]
        """Items under the ruin of a clearing."""
        self.has_ruin: list[bool] = [False] * places
        self.blocked: list[int] = [NO_CARD] * places
        """An item that lies in a clearing for good (V.6.2), or NO_CARD."""
        self.deck: list[int] = []
        """The shared deck, its top card last."""
        self.discard: list[int] = []
        self.pond: list[int] = []
        """The Pond, its top card last (16.2.3); the list is replaced and never changed."""
        self.homelands: list[int] = []
        """Homelands as `seat * places + place`, in the order they were chosen (A.8.3.I)."""
        self.available: list[int] = []
        """Dominance cards beside the map (3.3.3)."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """By seat, sorted by number."""
        self.play: list[list[int]] = [[] for _ in range(seats)]
        """Persistent effects in each play area (4.1.3)."""
        self.seen: list[list[int]] = [[] for _ in range(seats * seats)]
        """By `viewer * seats + owner`: cards the viewer knows to be in the owner's hand."""
        self.items: list[int] = [0] * len(ITEMS)
        """The item supply on the map."""
        self.crafted: list[list[int]] = [[0] * len(ITEMS) for _ in range(seats)]
        """Each Crafted Items box, by item."""
        self.quests: list[int] = []
        """Face-up quests."""
        self.quest_deck: list[int] = []
        """The quest deck, its top card last."""
        self.score: list[int] = [0] * seats
        self.dominance: list[int] = [NO_CARD] * seats
        """The activated dominance card, or NO_CARD (3.3.1)."""
        self.partner: list[int] = [NOBODY] * owners
        """The player a Vagabond formed a coalition with (9.2.8), or NOBODY."""
        self.boards: list[Board] = [faction.new_board() for faction in tables.factions]
        self.homes: list[int] = [0] * seats
        """Each seat's starting clearing, or 0 (5.1.7)."""
        self.on_card: list[int] = []
        """Pieces of each kind that lie on a card in a play area; empty while there are none."""
        self.face_down: list[int] = []
        """By `seat * len(ITEMS) + item`: items that lie face down in a Crafted Items box; empty
        while there are none."""
        self.weights: list[int] = []
        """How much a piece of each kind counts towards rule, while an effect changes that."""
        self.still_scoring: list[int] = []
        """Seats whose score marker stays on the track although they activated dominance."""
        self.activated: list[int] = [0] * places
        """Crafting pieces activated this turn, by clearing (4.1.1)."""
        self.used: list[int] = []
        """Cards whose effect was used this turn, where once a turn is the limit."""

        self.turn = NOBODY
        """The seat whose turn it is."""
        self.phase = BIRDSONG
        self.turns = 0
        """Turns begun."""
        self.over = False
        self.winners: list[int] = []
        self.victory = ""
        """How the game was won: points, dominance or coalition; empty while it goes on."""

    def _lay_out_like(self, like: Table) -> None:
        """The same table as another game's; what is not copied here is replaced when it changes."""
        boards: list[Board] = []
        for board in like.boards:
            boards.append(board.copy())
        self.boards = boards
        self.clearings = like.clearings
        self.paths = like.paths
        self.rivers = like.rivers
        self.landmarks = like.landmarks
        of_landmarks = like.landmark_boards
        if of_landmarks:
            of_landmarks = [board.copy() for board in of_landmarks]
        self.landmark_boards = of_landmarks
        self.pieces = like.pieces[:]
        self.supply = like.supply[:]
        self.warriors = like.warriors[:]
        self.strength = like.strength[:]
        self.presence = like.presence[:]
        self.slots = like.slots[:]
        self.suits = like.suits[:]
        self.ruins = like.ruins[:]
        self.has_ruin = like.has_ruin[:]
        self.blocked = like.blocked[:]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.available = like.available[:]
        self.hands = like.hands[:]
        self.play = like.play[:]
        self.seen = like.seen[:]
        self.items = like.items[:]
        self.crafted = like.crafted[:]
        self.quests = like.quests[:]
        self.quest_deck = like.quest_deck[:]
        self.score = like.score[:]
        self.dominance = like.dominance[:]
        self.partner = like.partner[:]
        self.homes = like.homes[:]
        self.pond = like.pond
        self.homelands = like.homelands
        self.still_scoring = like.still_scoring
        self.on_card = like.on_card
        self.face_down = like.face_down
        self.weights = like.weights
        self.activated = like.activated[:]
        self.used = like.used[:]
        self.turn = like.turn
        self.phase = like.phase
        self.turns = like.turns
        self.over = like.over
        self.winners = like.winners
        self.victory = like.victory

    def lay(self, tables: Tables) -> None:
        """Go on with tables that know more: factions chosen or landmarks dealt since.

        Pieces, supplies and boards stay with their owners and landmarks; the seats stay as many.
        Numbers of kinds may change: no procedure in progress may hold one.  It happens before any
        card is in play, so nothing lies on cards and nothing weighs otherwise than printed.
        """
        before = Table(self.tables, self)
        self.tables = tables
        self.owners = tables.owners
        fresh = Table(tables, None)
        self.pieces, self.supply = fresh.pieces, fresh.supply
        self.warriors, self.strength = fresh.warriors, fresh.strength
        self.presence, self.partner = fresh.presence, fresh.partner
        for owner in range(min(before.owners, self.owners)):
            self._keep_owner(before, owner)
        self._keep_boards(before, fresh)

    def _keep_owner(self, before: Table, owner: int) -> None:
        """An owner's pieces, by what they are and not by their number."""
        row = owner * self.places
        for place in range(row, row + self.places):
            self.warriors[place] = before.warriors[place]
            self.strength[place] = before.strength[place]
            self.presence[place] = before.presence[place]
        self.partner[owner] = before.partner[owner]
        now = self.tables.kind_at[owner]
        for piece, kind in enumerate(before.tables.kind_at[owner]):
            if kind >= 0 and piece < len(now) and now[piece] >= 0:
                self.supply[now[piece]] = before.supply[kind]
                for place in range(self.places):
                    n = before.pieces[kind * self.places + place]
                    self.pieces[now[piece] * self.places + place] = n

    def _keep_boards(self, before: Table, fresh: Table) -> None:
        """The boards of factions and landmarks that were there already."""
        for seat in range(self.seats):
            if before.tables.factions[seat].name != self.tables.factions[seat].name:
                self.boards[seat] = fresh.boards[seat]
        self.landmarks, self.landmark_boards = fresh.landmarks, fresh.landmark_boards
        names = [landmark.name for landmark in before.tables.landmarks]
        for i, landmark in enumerate(self.tables.landmarks):
            if landmark.name in names:
                self.landmarks[i] = before.landmarks[names.index(landmark.name)]
                self.landmark_boards[i] = before.landmark_boards[names.index(landmark.name)]

    def closed_paths(self) -> list[list[int]]:
        """M.4.2 Pairs of clearings whose path is still closed."""
        return [pair for pair in self.tables.woodland.closed if pair[1] not in self.paths[pair[0]]]

    def is_flooded(self, place: int) -> bool:
        """M.5.2 Whether a place was printed as a clearing and is none any more."""
        return place in self.tables.woodland.clearings and place not in self.clearings

    def ruin_places(self) -> list[int]:
        """2.2.4 The clearings with a ruin."""
        return [place for place in self.clearings if self.has_ruin[place]]

    def count(self, kind: int, place: int) -> int:
        """How many pieces of a kind stand at a place."""
        return self.pieces[kind * self.places + place]

    def warriors_at(self, owner: int, place: int) -> int:
        """How many warriors an owner has at a place."""
        return self.warriors[owner * self.places + place]

    def has_pieces(self, owner: int, place: int) -> bool:
        """Whether an owner has any faction piece at a place."""
        return self.presence[owner * self.places + place] > 0

    def on_map(self, kind: int) -> int:
        """How many pieces of a kind stand on the map."""
        most = self.tables.kinds[kind].count - self.supply[kind]
        n = 0
        at = kind * self.places
        end = at + self.places
        while n < most and at < end:  # most kinds are rare or all in supply
            n += self.pieces[at]
            at += 1
        return n

    def where(self, kind: int) -> int:
        """The place where the only piece of a kind stands, or 0 when it is off the map."""
        start = kind * self.places
        for place in range(self.places):
            if self.pieces[start + place] > 0:
                return place
        return 0

    def matches(self, card: int, place: int) -> bool:
        """2.1.1, 2.2.2 Whether a card matches a clearing's suit; birds always do."""
        return (self.tables.mask[card] & self.suits[place]) != 0

    def matching(self, seat: int, place: int) -> list[int]:
        """Different cards in a hand that match a clearing."""
        found: list[int] = []
        last = NO_CARD
        suits = self.suits[place]
        mask = self.tables.mask
        for card in self.hands[seat]:
            if card != last and (mask[card] & suits) != 0:
                found.append(card)
            last = card
        return found

    def hand_kinds(self, seat: int) -> list[int]:
        """The different cards in a hand."""
        found: list[int] = []
        last = NO_CARD
        for card in self.hands[seat]:
            if card != last:
                found.append(card)
            last = card
        return found

    def lying(self, kind: int) -> int:
        """How many pieces of a kind lie on a card in a play area."""
        return self.on_card[kind] if self.on_card else 0

    def items_down(self, seat: int, item: int) -> int:
        """How many of an item lie face down in a seat's Crafted Items box."""
        return self.face_down[seat * len(ITEMS) + item] if self.face_down else 0

    def is_enemy(self, owner: int, other: int) -> bool:
        """G.8 Whether two owners are enemies: anyone else, unless in a coalition together."""
        if owner == other:
            return False
        return self.partner[owner] != other and self.partner[other] != owner

    def faction(self, seat: int) -> Faction:
        """The faction on a seat."""
        return self.tables.factions[seat]

    def seat_name(self, seat: int) -> str:
        """A seat as people and files name it: its faction's id, `chance`, or `nobody`."""
        if seat == CHANCE:
            return "chance"
        return self.tables.factions[seat].name if seat >= 0 else "nobody"

    def is_bird(self, card: int) -> bool:
        """2.1.1 Whether a card is printed as a bird."""
        return self.tables.cards[card].suit == BIRD
