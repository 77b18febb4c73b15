"""What is fixed for a game: map, cards, pieces, factions, hooks.  Shared by all its copies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from undergrowth.engine.names import (
    BIRD,
    CLEARINGS,
    FACTIONS,
    FIRST_FOREST,
    LANDMARKS,
    PIECES,
    clearing_place,
    forest_place,
)
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.records import BUILDING, NOBODY, PAWN, WARRIOR, Power
from undergrowth.engine.sources import Hooks, Source

if TYPE_CHECKING:
    from undergrowth.engine.actions import Action
    from undergrowth.engine.frames import Frame
    from undergrowth.engine.game import Game
    from undergrowth.engine.reader import Reader
    from undergrowth.engine.views import Part

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """What lies on a faction's board and is not read off the map.  Subclasses are dataclasses."""

    def copy(self) -> Board:
        """An equal board that shares nothing that can change."""
        raise NotImplementedError

    def hidden(self) -> list[list[int]]:
        """Piles of shared-deck cards here that only their owner may see; the lists themselves."""
        return []

    def open_cards(self) -> list[int]:
        """Shared-deck cards here that everybody may see."""
        return []


BOARDS: dict[str, type[Board]] = {}


def boards(*classes: type[Board]) -> None:
    """Make these boards known to saves, by class name."""
    for each in classes:
        if BOARDS.setdefault(each.__name__, each) is not each:
            raise ValueError(f"two boards are called {each.__name__}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Source):
    """A faction in a game: the source of its rules, and the maker of its procedures."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.number: Final = FACTIONS.add(name)
        self.kinds: Final = list(range(first_kind, first_kind + len(kinds)))
        """Numbers of its kinds of piece in this game."""
        self.warrior = -1
        """Its ordinary warriors, or -1."""
        self.pawn = -1
        """Its pawn, or -1."""
        self._kind_of: dict[str, int] = {}
        for i, kind in enumerate(kinds):
            self._kind_of[PIECES.text(kind.piece)] = first_kind + i
            if kind.sort == WARRIOR and self.warrior < 0:
                self.warrior = first_kind + i
            elif kind.sort == PAWN:
                self.pawn = first_kind + i

    def kind(self, piece: str) -> int:
        """The number, in this game, of one of its kinds of piece."""
        return self._kind_of[piece]

    def new_board(self) -> Board:
        """The faction board before setup."""
        raise NotImplementedError

    def setup(self, g: Game) -> Frame:
        """5.1.7 Its setup."""
        raise NotImplementedError

    def set_up_drafted(self, g: Game) -> Frame:
        """A.8.3 Its setup by its setup card; for some the same as any other."""
        return self.setup(g)

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.9 What of its setup has to wait until every faction is known."""
        return []

    def birdsong(self, g: Game) -> Frame:
        """1.4.1 Its Birdsong, without what every faction has there."""
        raise NotImplementedError

    def daylight(self, g: Game) -> Frame:
        """1.4.1 Its Daylight."""
        raise NotImplementedError

    def evening(self, g: Game) -> Frame:
        """1.4.1 Its Evening."""
        raise NotImplementedError

    def hand_limit_law(self) -> str:
        """The section of its Evening that asks it to discard down to the hand limit."""
        return "1.4.1"

    def may_move(self, g: Game, suits: int) -> bool:
        """4.2 Whether it can take a move, from a clearing of one of these suits (0 for any)."""
        raise NotImplementedError

    def move(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.2 The procedure of taking a move."""
        raise NotImplementedError

    def may_battle(self, g: Game, suits: int) -> bool:
        """4.3 Whether it can initiate a battle, in a clearing of one of these suits."""
        raise NotImplementedError

    def battle(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.3 The procedure of initiating a battle."""
        raise NotImplementedError

    def crafting_power(self, g: Game) -> Power:
        """4.1.1 The crafting pieces it may still activate, by the suits of their clearing."""
        raise NotImplementedError

    def activate(self, g: Game, suit: int) -> None:
        """4.1.1 Activate one crafting piece of that suit."""
        raise NotImplementedError

    def activate_in(self, g: Game, place: int) -> None:
        """4.1.1 Activate one crafting piece in a clearing."""
        raise NotImplementedError

    def has_crafter(self, g: Game, place: int) -> bool:
        """4.1.1 Whether a crafting piece of this faction stands in a clearing."""
        return False

    def describe(self, g: Game, viewer: int) -> list[Part]:
        """What is on its board, for a viewer's eyes (`viewer` is a seat or NOBODY)."""
        return []

    def read_board(self, g: Game, doc: Reader) -> None:
        """Take what a described position says of its board; cards must come from `take_card`."""

    def write_board(self, g: Game) -> dict[str, object]:
        """The same as a document: `read_board` gives this board back."""
        return {}

    def off_map(self, g: Game, kind: int) -> int:
        """Pieces of a kind that are neither on the map nor in supply nor on a track."""
        return 0

    def items_held(self, g: Game) -> list[int]:
        """Items on its board besides the Crafted Items box, by item."""
        return []

    def known_ruins(self, g: Game) -> list[int]:
        """9.7.3 Ruins under which it has looked and knows what is left."""
        return []

    def completed_quests(self, g: Game) -> list[int]:
        """9.5.5 Quests it has completed and keeps; others have none."""
        return []

    def value(self, g: Game) -> int:
        """How good the game looks from its seat, in hundredths of a point: for computer players."""
        return g.score[self.seat] * 100

    def bias(self, g: Game, action: Action) -> int:
        """How much to prefer an option before seeing where it leads, in hundredths of a point."""
        return 0

    def gain_item(self, g: Game, item: int) -> None:
        """4.1.2 Put a crafted or taken item where this faction keeps items."""
        box = g.crafted[self.seat][:]  # copies share it
        box[item] += 1
        g.crafted[self.seat] = box

    def may_use_dominance(self, g: Game) -> bool:
        """3.3.1 Whether it may activate dominance cards for the usual victory."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MapRules(Source):
    """M The rules of a map: its setup, and what it bends.  This class is a map without any."""

    def set_up(self, g: Game) -> list[Frame]:
        """A.1 Its setup modification, before suit markers and ruins are laid."""
        return []

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.1 What of its setup modification needs the suit markers."""
        return []

    def ruins(self, g: Game) -> list[int]:
        """5.1.4 The clearings that get a ruin."""
        return g.tables.woodland.ruins

    def describe(self, g: Game) -> dict[str, object]:
        """What it adds to every view, as plain data."""
        return {}

    def read_position(self, g: Game, doc: Reader) -> None:
        """Take what a described position says of the map itself, before anything lies on it."""

    def write_position(self, g: Game) -> dict[str, object]:
        """The same as a document: `read_position` gives this map back."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class LandmarkBoard(Board):
    """What lies on a landmark's card; most hold nothing.  Subclasses are dataclasses."""

    def copy(self) -> LandmarkBoard:
        """Nothing can change."""
        return self

    def unknown_to(self, viewer: int) -> list[list[int]]:
        """Of the piles in `hidden`, those that a viewer cannot know; the lists themselves."""
        return self.hidden()


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Source):
    """L A landmark in a game: nobody's piece, a source of rules."""

    def __init__(self, name: str, index: int) -> None:
        self.name: Final = name
        self.number: Final = LANDMARKS.parse(name)
        self.index: Final = index
        """Its index in `tables.landmarks`, `g.landmarks` and `g.landmark_boards`."""

    def place(self, g: Game) -> int:
        """The clearing where it stands, or 0 before it has been set up."""
        return g.landmarks[self.index]

    def new_board(self) -> LandmarkBoard:
        """Its card before setup."""
        return LandmarkBoard()

    def set_up(self, g: Game) -> list[Frame]:
        """A.5.3 What else its card asks for once it stands in its clearing."""
        return []

    def items_held(self, g: Game) -> list[int]:
        """Items on its card, by item; empty where none ever lie there."""
        return []

    def read_card(self, g: Game, doc: Reader) -> None:
        """Take what a described position says lies on its card."""

    def write_card(self, g: Game) -> dict[str, object]:
        """The same as a document: `read_card` gives this card back."""
        return {}

    def describe(self, g: Game, viewer: int) -> list[Part]:
        """What lies on its card, for a viewer's eyes (`viewer` is a seat or NOBODY)."""
        return []


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


boards(LandmarkBoard)
