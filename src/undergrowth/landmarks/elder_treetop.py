"""Elder Treetop: one more building slot, and one more point for removing its building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import phrase
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.windows.windows import takes_offers
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, a_name
from undergrowth.table.described.facts import OwnerOf, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, value
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.landmark import Landmark
from undergrowth.table.moments import AT_EVENT
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.records import Bonus, Removed

_RISK: Final = -20
"""Value of the Treetop's slot to a computer player, in hundredths of a point."""
_SLOT: Final = Prompt("landmarks.treetop", "2.2.3")


class InTreetop(Action):
    """`treetop`: place the building in the Treetop's slot."""

    verb: ClassVar[str] = "treetop"


class BelowTreetop(Action):
    """`below`: place the building in another slot."""

    verb: ClassVar[str] = "below"


@dataclass
class TreetopBoard(Board):
    """The owner and the kind of the building in the Treetop's slot."""

    owner: int = NOBODY
    piece: int = -1


def treetop_board(g: Game, index: int) -> TreetopBoard:
    """Return the state of the Treetop's slot."""
    board = g.boards[book(g).landmarks[index].board_at]
    assert isinstance(board, TreetopBoard)
    return board


@dataclass
class ChooseSlot(Frame):
    """2.2.3 Let the owner of a placed building choose its slot."""

    index: int
    owner: int
    piece: int
    forced: bool
    """Whether only the Treetop's slot was open."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.fill)

    def choose(self, g: Game) -> None:
        """2.2.3 Ask for the slot, if both kinds are open.

        An owner that takes no offers, or has no seat to decide, uses another slot.
        """
        seat = book(g).owner(self.owner).decider(g)
        if not self.forced and seat != NOBODY and takes_offers(g, seat, AT_EVENT):
            g.ask(seat, _SLOT, [BelowTreetop(), InTreetop()])

    def fill(self, g: Game) -> None:
        """2.2.3 Record the building in the Treetop's slot; buildings stay where they are placed."""
        if self.forced or isinstance(g.answer, InTreetop):
            board = treetop_board(g, self.index)
            board.owner, board.piece = self.owner, self.piece


@dataclass
class EmptySlot(Frame):
    """G.24 Empty the Treetop's slot when its building is removed."""

    index: int

    def script(self) -> tuple[Step, ...]:
        return (self.empty,)

    def empty(self, g: Game) -> None:
        """G.24 Open the slot."""
        board = treetop_board(g, self.index)
        board.owner, board.piece = NOBODY, -1


@dataclass
class RefillSlot(Frame):
    """G.23 Fill the Treetop's slot with the building that replaces the one in it."""

    index: int
    owner: int
    piece: int

    def script(self) -> tuple[Step, ...]:
        return (self.fill,)

    def fill(self, g: Game) -> None:
        """G.23 Record the new building in the slot."""
        board = treetop_board(g, self.index)
        board.owner, board.piece = self.owner, self.piece


class ElderTreetop(Landmark):
    """2.2.3 Its slot counts among the clearing's."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index)
        self.points = sheet(f"landmarks/{name}").number("points")

    def new_board(self) -> Board:
        return TreetopBoard()

    def holds(self, g: Game) -> int:
        """Return the kind of building in its slot, or -1."""
        board = treetop_board(g, self.index)
        return g.box.kind_at[board.owner][board.piece] if board.owner != NOBODY else -1

    def on_built(self, g: Game, kind: int, place: int, n: int) -> list[Frame]:
        """2.2.3 Return the frame that fills its slot with one of these buildings, if one may or
        must."""
        if place != self.place(g):
            return []
        held = self.holds(g)
        if held >= 0 and g.count(held, place) > (n if held == kind else 0):
            return []
        k = g.box.kinds[kind]
        others_open = g.slots[place] + n - 1  # before these buildings were placed
        return [ChooseSlot(self.index, k.owner, k.piece, others_open < n)]

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return a penalty for its slot, whose building enemies prefer to remove."""
        return _RISK if isinstance(action, InTreetop) else 0

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """3.2.1 Return one more point for removing an enemy's building in its slot."""
        i = self._emptied_by(g, r)
        if i < 0 or not g.has_seat(r.removers[i]):
            return []
        if not is_enemy(g, r.removers[i], g.box.kinds[r.kinds[i]].owner):
            return []
        return [Bonus(r.removers[i], self.points, "L.1")]

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """G.24, G.23 Return the frame that empties its slot, or refills it after a replacement."""
        if self._emptied_by(g, r) < 0:
            return []
        if r.instead >= 0 and g.box.kinds[r.instead].sort == BUILDING:
            k = g.box.kinds[r.instead]
            return [RefillSlot(self.index, k.owner, k.piece)]
        return [EmptySlot(self.index)]

    def _emptied_by(self, g: Game, r: Removed) -> int:
        """Return the entry of a removal that took the building in its slot, or -1.

        Of like buildings, a player who takes hits loses those in other slots first, and one who
        removes an enemy's takes the one in its slot first (4.3.6).
        """
        held = self.holds(g)
        place = self.place(g)
        for i in range(len(r.kinds)):
            mine = r.kinds[i] == held and r.places[i] == place
            if mine and (not r.in_battle or g.count(held, place) == 0):
                return i
        return -1

    def describe(self, g: Game, viewer: int) -> list[Part]:
        board = treetop_board(g, self.index)
        shown = ""
        if board.piece >= 0:
            owner, piece = g.seat_name(board.owner), PIECES.text(board.piece)
            shown = phrase(
                "part-slot_held", {"owner": f"faction:{owner}", "piece": f"piece:{piece}"}
            )
        return [value("slot", phrase("part-slot"), "2.2.3", shown)]

    def board_entries(self) -> list[Entry]:
        return [
            a_name("holds", "the building in its slot", "marquise sawmill", "one, if it must be"),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        """Read `holds = "marquise sawmill"`; without it the slot is filled only if it must be."""
        there = [
            kind
            for kind, k in enumerate(g.box.kinds)
            if k.sort == BUILDING and g.count(kind, self.place(g)) > 0
        ]
        words = doc.word("holds", "").split()
        if len(words) == 2 and FACTIONS.knows(words[0]):
            seat = g.box.owner_of(FACTIONS.parse(words[0]))
            there = [
                kind
                for kind in there
                if g.box.kinds[kind].owner == seat
                and PIECES.text(g.box.kinds[kind].piece) == words[1]
            ]
        elif not words and g.slots[self.place(g)] > 0:
            return
        if words and (len(words) != 2 or not there):
            raise doc.wrong("holds", "a building in its clearing, such as marquise sawmill")
        if there:
            k = g.box.kinds[there[0]]
            board = treetop_board(g, self.index)
            board.owner, board.piece = k.owner, k.piece

    def write_board(self, g: Game) -> dict[str, object]:
        board = treetop_board(g, self.index)
        if board.piece < 0:
            return {}
        return {"holds": f"{g.seat_name(board.owner)} {PIECES.text(board.piece)}"}


verbs(InTreetop, BelowTreetop)
frames(ChooseSlot, EmptySlot, RefillSlot)
boards(TreetopBoard)
facts(TreetopBoard, OwnerOf("owner"))
LANDMARK = ElderTreetop
