"""B.2 Rules that the Guard bends, and the starts of its procedures."""

from __future__ import annotations

from bramble.factions.bramble_guard import board, heuristics
from bramble.factions.bramble_guard.larder import GuardEvening
from bramble.factions.bramble_guard.pieces import GuardPieces, Larder
from bramble.factions.bramble_guard.setup import SetUpGuard, SetUpGuardByCard
from bramble.factions.bramble_guard.turn import GuardBirdsong, GuardDaylight
from undergrowth.engine.actions import Action
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


class BrambleGuard(GuardPieces):
    """B The Bramble Guard."""

    def new_board(self) -> Board:
        return Larder()

    def setup(self, g: Game) -> Frame:
        return SetUpGuard(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpGuardByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        return [GuardBirdsong(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        return [GuardDaylight(self.seat, self.actions)]

    def evening(self, g: Game) -> list[Frame]:
        return [GuardEvening(self.seat)]

    def hand_limit_law(self) -> str:
        return "B.6"

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """B.2.2 Thorns: one extra hit in defence, in a clearing with a bramble."""
        thorns = owner == self.seat == b.defender and self.has_bramble(g, b.place)
        return hits + 1 if thorns else hits

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return board.describe(g, self, viewer)

    def board_entries(self) -> list[Entry]:
        return board.board_entries()

    def read_board(self, g: Game, doc: Reader) -> None:
        board.read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return board.write_board(g, self)

    def value(self, g: Game) -> int:
        return heuristics.value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return heuristics.bias(g, self, action)
