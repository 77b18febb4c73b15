"""What is fixed for a game: map, cards, pieces, factions, hooks.  Shared by all its copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undergrowth.engine.names import BIRD, CLEARINGS, FACTIONS, FIRST_FOREST, PIECES
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.records import BUILDING, NOBODY, PAWN, WARRIOR
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
    """A map: clearings 1 to 12, forests from `FIRST_FOREST` on, paths and rivers between them."""

    def __init__(self, name: str, title: str, forests: int) -> None:
        self.name: Final = name
        self.title: Final = title
        self.places: Final = FIRST_FOREST + forests
        """One more than the greatest place number."""
        self.suits: list[int] = [0] * self.places
        """The printed suit of each clearing as a mask; 0 where markers are shuffled."""
        self.slots: list[int] = [0] * self.places
        self.ruins: list[int] = []
        self.paths: list[list[int]] = [[] for _ in range(self.places)]
        """Clearings one path away (2.2.1); of a forest, the clearings it touches (2.4.1)."""
        self.rivers: list[list[int]] = [[] for _ in range(self.places)]
        self.forests: list[list[int]] = [[] for _ in range(self.places)]
        """Of a clearing, the forests that touch it; of a forest, the adjacent forests (2.4.1)."""
        self.corners: list[int] = []
        self.opposite: list[int] = [0] * self.places
        """The corner opposite each corner clearing, 0 elsewhere."""
        self.edge: list[int] = []
        self.x: list[int] = [0] * self.places
        self.y: list[int] = [0] * self.places
        self.clearings: Final = list(range(1, CLEARINGS + 1))


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

    def crafting_power(self, g: Game) -> list[int]:
        """4.1.1 How many crafting pieces it may still activate, by suit of clearing.

        A piece in a clearing of two suits counts for both; `activate` settles which it was.
        """
        raise NotImplementedError

    def activate(self, g: Game, suit: int) -> None:
        """4.1.1 Activate one crafting piece of that suit."""
        raise NotImplementedError

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
        self.kinds: list[Kind] = []
        self.factions: list[Faction] = []
        """By seat."""
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
