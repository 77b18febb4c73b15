"""A faction in a game: the seam its folder fills, and what lies on its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undergrowth.engine.names import FACTIONS, PIECES
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.records import PAWN, WARRIOR, Power
from undergrowth.engine.sources import Source

if TYPE_CHECKING:
    from undergrowth.engine.actions import Action
    from undergrowth.engine.frames import Frame
    from undergrowth.engine.game import Game
    from undergrowth.engine.reader import Reader
    from undergrowth.engine.tables import Kind
    from undergrowth.engine.views import Part


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
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
