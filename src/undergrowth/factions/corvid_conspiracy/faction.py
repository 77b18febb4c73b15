"""13.2 Rules overridden by the Corvid Conspiracy, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason
from undergrowth.factions.corvid_conspiracy.actions import CorvidDaylight, CorvidDraw, Exert
from undergrowth.factions.corvid_conspiracy.birdsong import CallWarriors, FlipPlots
from undergrowth.factions.corvid_conspiracy.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.corvid_conspiracy.exposure import (
    Expose,
    ExposeIn,
    exposable,
    exposures,
    why_no_exposure,
)
from undergrowth.factions.corvid_conspiracy.heuristics import appeal, bias, value
from undergrowth.factions.corvid_conspiracy.pieces import CorvidBoard, CorvidPieces
from undergrowth.factions.corvid_conspiracy.plots import lost_plots
from undergrowth.factions.corvid_conspiracy.setup import SetUpCorvids, SetUpCorvidsByCard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from undergrowth.table.records import Fight, Intent, Removed


class Corvids(CorvidPieces):
    """13 The Corvids' rules."""

    def new_board(self) -> Board:
        return CorvidBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpCorvids(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpCorvidsByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """13.4 Return the frames of their Birdsong: craft, flip, recruit."""
        return [self.crafting_step(), FlipPlots(self.seat), CallWarriors(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """13.5 Return the frame of their Daylight actions."""
        return [CorvidDaylight(self.seat, self.actions)]

    def evening(self, g: Game) -> list[Frame]:
        """13.6 Return the frames of their Evening: one more action, or cards."""
        return [Exert(self.seat), CorvidDraw(self.seat)]

    def hand_limit_law(self) -> str:
        return "13.6.2"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self, viewer)

    def board_entries(self) -> list[Entry]:
        return board_entries(self)

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def comes_by_moves(self, kind: int) -> bool:
        """G.33 Return True: Trick (13.5.4) swaps plots even where none may be placed."""
        return True

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """13.2.3 Nimble: they move without ruling either end."""
        return needs and owner != self.seat

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """13.2.5 Embedded Agents: add a hit when defending at a face-down plot."""
        return self.plots.add_agents(g, b, owner, hits)

    def law_of(self, hook: str, owner: int) -> str:
        return "13.2.5" if hook == "extra_hits" and owner == self.seat else ""

    def source_of(self, hook: str, owner: int) -> str:
        return "embedded_agents" if hook == "extra_hits" and owner == self.seat else ""

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """13.7.2 Forbid placing enemy pieces in the clearing of a face-up snare."""
        return self.snares.forbids_placing(g, i)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """13.7.2 Forbid moving enemy pieces out of the clearing of a face-up snare."""
        return self.snares.forbids_moving(g, i)

    def may_forbid_placing(self, g: Game, by: int) -> bool:
        return self.snares.are_set(g)

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return self.snares.are_set(g)

    def stops_automated(self, g: Game, i: Intent) -> bool:
        """R.11.8.2 Whether a snare stops an automated opponent now; it is then removed."""
        return self.snares.stops_automated(g, i)

    def cannot(self, i: Intent) -> Reason:
        return self.snares.cannot(i)

    def speaks_in(self, window: int) -> bool:
        """13.2.4 Whether a window is one of a phase between two actions."""
        return window in (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING)

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """13.2.4 Return the exposures an enemy can begin."""
        return exposures(g, self, seat) if seat != self.seat else []

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """13.2.4 Whether an enemy could expose a plot with a hidden card."""
        if seat == self.seat or seat != g.turn or not g.hands[seat]:
            return False
        return len(exposable(g, self, seat)) > 0

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """13.2.4 Begin to expose; return False for any other action."""
        if isinstance(action, ExposeIn):
            g.push(Expose(seat, self.seat, action.place))
            return True
        return False

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """13.2.4 Return why a plot cannot be exposed now."""
        if isinstance(action, ExposeIn):
            return why_no_exposure(g, self, seat, action.place)
        return None

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """13.7.4 Return the frames of Raids, unless an exposure removed them."""
        return lost_plots(g, self, r, g.within(Expose) is not None)
