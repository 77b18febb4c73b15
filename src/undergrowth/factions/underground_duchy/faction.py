"""12.2 Rules overridden by the Underground Duchy, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.assembly import Assembly
from undergrowth.factions.underground_duchy.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.underground_duchy.failure import price
from undergrowth.factions.underground_duchy.heuristics import bias, value
from undergrowth.factions.underground_duchy.parliament import Parliament
from undergrowth.factions.underground_duchy.phases import Muster, TakeUpRevealed, evening_cards
from undergrowth.factions.underground_duchy.pieces import DuchyBoard, DuchyPieces
from undergrowth.factions.underground_duchy.setup import SetUpDuchy, SetUpDuchyByCard
from undergrowth.factions.underground_duchy.sway import Sway
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Intent, Removed


class Duchy(DuchyPieces):
    """12 The Duchy's rules."""

    def new_board(self) -> Board:
        return DuchyBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpDuchy(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpDuchyByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """12.4 Return the frame that places warriors in the Burrow."""
        return [Muster(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """12.5 Return the frames of its Daylight: Assembly, Parliament, Sway."""
        return [Assembly(self.seat), Parliament(self.seat), Sway(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """12.6 Return the frames of its Evening: revealed cards, crafting, draw and discard."""
        draws = DrawAndDiscard(self.seat, evening_cards(g, self))
        return [TakeUpRevealed(self.seat), self.crafting_step(), draws]

    def hand_limit_law(self) -> str:
        return "12.6.3"

    def lifts(self, g: Game) -> list[int]:
        """12.5.1.V Return the tunnel: it may be removed from the map when one is placed."""
        return [self.tunnel]

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return board_entries(self)

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

    # ---- abilities

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """12.2.2 Return adjacent places, with the Burrow next to each tunnel, for all players."""
        return self.burrow.adjacent(g, place, there)

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """12.2.2 Return the Duchy as ruler of the Burrow, even without pieces there."""
        return self.burrow.ruler(place, ruler)

    def rules_by_pieces(self) -> bool:
        return True

    def rank(self, hook: str) -> int:
        """12.2.2 Return 2 for `ruler`: "always" overrides other rules for it (7.2.2, 10.2.4)."""
        return self.burrow.rank(hook)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """12.2.2 Forbid moving other owners' pieces into the Burrow."""
        return self.burrow.forbids(i)

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return owner != self.seat

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """12.2.2 Forbid placing other owners' pieces in the Burrow."""
        return self.burrow.forbids(i)

    def cannot(self, i: Intent) -> Reason:
        return ("12.2.2", because("why-burrow_is_closed"))

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """12.2.3 Return the frame of the Price of Failure."""
        return price(self, r)
