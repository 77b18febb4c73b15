"""1.5.2 Owners: whoever owns pieces, with or without a seat."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import title
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, PAWN, TOKEN, WARRIOR, Kind
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.power import Power
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Owner(Source):
    """1.5.2, H Whoever owns pieces: a faction on a seat, a hireling, or pieces that are nobody's.

    An owner without a seat has no hand, no score and no turn.  Its pieces stand, rule, are moved
    and battle like any others; what is asked of it, its decider answers.
    """

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        self.name: Final = name
        self.index: Final = index
        """Its number among the owners of the game; of a faction its seat."""
        self.number: Final = FACTIONS.add(name)
        self.kinds: Final = list(range(first_kind, first_kind + len(kinds)))
        """Numbers of its kinds of piece in this game."""
        self.warrior = -1
        """Its ordinary warriors, or -1."""
        self.pawn = -1
        """Its pawn, or -1."""
        self._moves: Final = [kind.sort in (WARRIOR, PAWN) for kind in kinds]
        self._kind_of: dict[str, int] = {}
        for i, kind in enumerate(kinds):
            self._kind_of[PIECES.text(kind.piece)] = first_kind + i
            if kind.sort == WARRIOR and self.warrior < 0:
                self.warrior = first_kind + i
            elif kind.sort == PAWN:
                self.pawn = first_kind + i

    def kind(self, piece: str) -> int:
        """The number, in this game, of one of its kinds of piece.  Raises KeyError."""
        return self._kind_of[piece]

    def comes_by_moves(self, kind: int) -> bool:
        """4.2 Whether pieces of one of its kinds can get anywhere without being placed by it."""
        return self._moves[kind - self.kinds[0]]

    def keeps_to_place(self, g: Game) -> list[int]:
        """G.20 The kinds of its buildings and tokens of which one may be placed where an effect
        lets it place any: what its supply holds, of a track of unlike pieces the leftmost."""
        return [
            kind
            for kind in self.kinds
            if g.box.kinds[kind].sort in (BUILDING, TOKEN) and g.supply[kind] > 0
        ]

    def lifts(self, g: Game) -> list[int]:
        """G.20 The kinds of which it may take one off the map first, in order to place it."""
        return []

    def enters_forests(self, kind: int) -> bool:
        """2.4 Whether pieces of one of its kinds ever stand in forests: a pawn slips into them."""
        return kind == self.pawn

    def stands_on_paths(self) -> bool:
        """A.6.1 Whether its pieces stand on paths, and never in clearings."""
        return False

    def keeps_in_forests(self, g: Game, kind: int) -> bool:
        """18.2.6 Whether it brings pieces of a kind, another owner's, into forests."""
        return False

    def hits_at_random(self) -> bool:
        """R.1.2.1 Whether chance, not its decider, chooses among its own pieces that may be hit."""
        return False

    def hides_items(self) -> bool:
        """9.3.4, 14.3.3 Whether its setup puts the items marked "R" under the ruins."""
        return False

    def brings_items(self) -> list[int]:
        """9.3.5 The most items of each kind that join the supply's in a game with it, by
        item; empty where there are none."""
        return []

    def brought_items(self, g: Game) -> list[int]:
        """9.3.5 Of these, the items that have joined this game's."""
        return self.brings_items()

    def damage_items(self, g: Game, count: int) -> list[Frame]:
        """9.2.2.I, 9.2.7 What damages so many of its items, where its pawn stands for pieces that
        could be removed; nothing for whoever has none that is undamaged."""
        return []

    def restore_item(self, g: Game) -> list[Frame]:
        """9.4.1, 9.5.7 What lets it repair or refresh one of its items, if it likes, without paying
        for that; it tells how many.  Nothing for whoever has no item to repair or to refresh."""
        return []

    def crafting_power(self, g: Game) -> Power:
        """4.1.1 The crafting pieces it may still activate, by the suits of their clearing."""
        raise NotImplementedError

    def activate(self, g: Game, suit: int) -> None:
        """4.1.1 Activate one crafting piece of that suit."""
        raise NotImplementedError

    def activate_in(self, g: Game, place: int) -> None:
        """4.1.1 Activate one crafting piece in a clearing."""
        raise NotImplementedError

    def pays_icons(self, g: Game, card: int, due: list[int], any_due: int) -> bool:
        """4.1.1 Whether its crafting pieces can pay for so many icons of each suit, and of any, of
        a card that is crafted."""
        raise NotImplementedError

    def pay_icons(self, g: Game, due: list[int], any_due: int) -> Frame | None:
        """4.1.1, 11.5.3 The procedure by which it pays for icons, where that is more than
        activating pieces by their suit; None: by `activate`."""
        return None

    def decider(self, g: Game) -> int:
        """H.1, H.3 The seat that decides for it now, or NOBODY while nobody does."""
        return NOBODY

    def board_name(self) -> str:
        return self.name

    def title(self) -> str:
        return title(self.name, "faction")

    def position_entry(self) -> list[str]:
        return [self.name]
