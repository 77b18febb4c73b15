"""8.2 Rules overridden by the Woodland Alliance, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.factions.woodland_alliance.bases import lost_bases
from undergrowth.factions.woodland_alliance.birdsong import AllianceBirdsong
from undergrowth.factions.woodland_alliance.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.woodland_alliance.daylight import AllianceDaylight
from undergrowth.factions.woodland_alliance.evening import MilitaryOperations
from undergrowth.factions.woodland_alliance.heuristics import bias, value
from undergrowth.factions.woodland_alliance.outrage import (
    outrages_over_move,
    outrages_over_removal,
)
from undergrowth.factions.woodland_alliance.pieces import AllianceBoard, AlliancePieces
from undergrowth.factions.woodland_alliance.setup import SetUpAlliance
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Moved, Removed


class Alliance(AlliancePieces):
    """8 The Alliance's rules."""

    def new_board(self) -> Board:
        return AllianceBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpAlliance(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """8.4 Return the frame of its Birdsong: revolts and sympathy, offered together."""
        return [AllianceBirdsong(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """8.5 Return the frame of its Daylight actions."""
        return [AllianceDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """8.6 Return the frames of its Evening: military operations, then draw and discard."""
        cards = self.cards + self.draws[self.bases_on_map(g)]
        return [MilitaryOperations(self.seat), DrawAndDiscard(self.seat, cards)]

    def hand_limit_law(self) -> str:
        return "8.6.2"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self, viewer)

    def board_entries(self) -> list[Entry]:
        return board_entries()

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def law_of(self, hook: str, owner: int) -> str:
        return "8.2.2" if hook == "attacker_rolls_high" else ""

    def source_of(self, hook: str, owner: int) -> str:
        return "guerrilla_war" if hook == "attacker_rolls_high" else ""

    def attacker_rolls_high(self, g: Game, b: Fight, high: bool) -> bool:
        """8.2.2 Guerrilla War: against the Alliance the attacker takes the lower die."""
        return high and b.defender != self.seat

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """8.2.4, 8.2.6 Return the frames for removed bases and sympathy."""
        return lost_bases(self, r) + outrages_over_removal(g, self, r)

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """8.2.6 Return the Outrage for warriors moved into a sympathetic clearing."""
        return outrages_over_move(g, self, m)
