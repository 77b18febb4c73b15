"""1.5.2 Owners of pieces, with or without a seat."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.errors import BadContent
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import title
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, PAWN, TOKEN, WARRIOR, Kind
from undergrowth.table.layout.power import Power
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Owner(Source):
    """1.5.2, H An owner of pieces: a faction on a seat, a hireling, or a set without a player.

    An owner without a seat has no hand, no score and no turn.  Its pieces stand, rule, move and
    battle like any others; its `decider` makes its choices.
    """

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        self.name: Final = name
        self.index: Final = index
        """Its number among the owners of the game; for a faction its seat."""
        self.number: Final = FACTIONS.add(name)
        self.kinds: Final = list(range(first_kind, first_kind + len(kinds)))
        """Numbers of its kinds of piece in this game."""
        self.warrior = -1
        """Kind of its ordinary warriors, or -1."""
        self.pawn = -1
        """Kind of its pawn, or -1."""
        self._moves: Final = [kind.sort in (WARRIOR, PAWN) for kind in kinds]
        self._kind_of: dict[str, int] = {}
        for i, kind in enumerate(kinds):
            self._kind_of[PIECES.text(kind.piece)] = first_kind + i
            if kind.sort == WARRIOR and self.warrior < 0:
                self.warrior = first_kind + i
            elif kind.sort == PAWN:
                self.pawn = first_kind + i

    def kind(self, piece: str) -> int:
        """Return the number, in this game, of one of its kinds of piece.

        Raises `BadContent` naming the kinds that its data has.
        """
        found = self._kind_of.get(piece, -1)
        if found < 0:
            known = ", ".join(self._kind_of) or "no piece at all"
            raise BadContent(
                f"the data file of {self.name} has no piece {piece!r}; expected {known}"
            )
        return found

    def comes_by_moves(self, kind: int) -> bool:
        """4.2 Whether pieces of one of its kinds can move rather than only be placed.

        Described positions ask: such pieces may stand where they cannot be placed, as at the keep.
        By default these are its warriors and pawn; add kinds that go along with them.
        """
        return self._moves[kind - self.kinds[0]]

    def keeps_to_place(self, g: Game) -> list[int]:
        """G.20 Return its buildings and tokens that an effect may let it place.

        By default these are the kinds in its supply; of a track of unlike pieces only the leftmost.
        """
        return [
            kind
            for kind in self.kinds
            if g.box.kinds[kind].sort in (BUILDING, TOKEN) and g.supply[kind] > 0
        ]

    def lifts(self, g: Game) -> list[int]:
        """G.20 Return the kinds of which it may first take one off the map, to place that."""
        return []

    def enters_forests(self, g: Game, kind: int) -> bool:
        """2.4, 18.2.6 Whether pieces of a kind may stand in forests because of it.

        They are its own, as pawns are, or those of another owner that it brings there.
        """
        return kind == self.pawn

    def stands_on_paths(self) -> bool:
        """A.6.1 Whether its pieces stand on paths, and never in clearings."""
        return False

    def hits_at_random(self) -> bool:
        """R.1.2.1 Whether chance instead of its decider chooses which piece is hit."""
        return False

    def takes_hits_without_pieces(self) -> bool:
        """9.2.7 Whether its hits fall on something else than pieces, such as its items.

        Otherwise hits that find no piece are lost, and `losses` is not asked about them.
        """
        return False

    def hides_items(self) -> bool:
        """9.3.4, 14.3.3 Whether its setup puts the items marked "R" under the ruins."""
        return False

    def brings_items(self) -> list[int]:
        """9.3.5 Return the most items it may add to the supply, by item; or []."""
        return []

    def brought_items(self, g: Game) -> list[int]:
        """9.3.5 Return those of its items that have been added in this game."""
        return self.brings_items()

    def damage_items(self, g: Game, count: int) -> list[Frame]:
        """9.2.2.I, 9.2.7 Return procedures that damage this many of its items.

        Used where its pawn stands for pieces that could be removed; [] if it has no undamaged
        items.
        """
        return []

    def price_to_enter(self, g: Game, place: int) -> list[Frame] | None:
        """9.2.9.IIIb Return procedures that pay for a forced move of its pawn into a place.

        None if it cannot pay: then nobody can force it there.
        """
        return []

    def restore_item(self, g: Game) -> list[Frame]:
        """9.4.1, 9.5.7 Return procedures that let it repair or refresh an item for free.

        Their result is the number restored; [] if it has no item to repair or refresh.
        """
        return []

    def crafting_power(self, g: Game) -> Power:
        """4.1.1 Return the crafting pieces it may still activate, by suit of clearing."""
        raise NotImplementedError

    def activate(self, g: Game, suit: int) -> None:
        """4.1.1 Activate one crafting piece of that suit."""
        raise NotImplementedError

    def activate_in(self, g: Game, place: int) -> None:
        """4.1.1 Activate one crafting piece in a clearing."""
        raise NotImplementedError

    def pays_icons(self, g: Game, card: int, due: list[int], any_due: int) -> bool:
        """4.1.1 Whether its crafting pieces can pay the icons of a card.

        `due` is the number of icons by suit, `any_due` the number of icons of any suit.
        """
        raise NotImplementedError

    def pay_icons(self, g: Game, due: list[int], any_due: int) -> Frame | None:
        """4.1.1, 11.5.3 Return its own procedure of paying icons; None to use `activate`."""
        return None

    def decider(self, g: Game) -> int:
        """H.1, H.3 Return the seat that decides for it now, or NOBODY."""
        return NOBODY

    def board_name(self) -> str:
        return self.name

    def title(self) -> str:
        return title(self.name, "faction")

    def position_entry(self) -> list[str]:
        return [self.name]
