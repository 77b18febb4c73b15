"""17.2 Rules overridden by the Twilight Council, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.banish import (
    BanishTo,
    banishes,
    exits,
    may_be_hit,
    send_away,
    why_no_exit,
)
from undergrowth.factions.twilight_council.birdsong import Deliberate
from undergrowth.factions.twilight_council.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.twilight_council.convene import Convene
from undergrowth.factions.twilight_council.entreat import (
    Closing,
    Entreat,
    entreaties,
    is_entreated,
    why_no_entreaty,
)
from undergrowth.factions.twilight_council.evening import Adjourn, Inspire, Oversee, Sleep
from undergrowth.factions.twilight_council.heuristics import appeal, bias, value
from undergrowth.factions.twilight_council.loyalists import (
    DismissLoyalist,
    Loyalists,
    desertions,
    dismissals_between,
    lose_loyalists,
    why_no_dismissal,
)
from undergrowth.factions.twilight_council.peace import (
    defends_for,
    governed,
    joins_ally,
)
from undergrowth.factions.twilight_council.pieces import CouncilBoard, CouncilPieces
from undergrowth.factions.twilight_council.setup import SetUpCouncil, SetUpCouncilByCard
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.moments import AT_HITS, IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from undergrowth.table.records import (
    ACTIVATE,
    FLIP,
    LEAVE_ITEM,
    PLACE,
    TAKE_ITEM,
    Fight,
    Intent,
    Removed,
)


class Council(CouncilPieces):
    """17 The Council's rules."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.reserve = Loyalists(self)

    def new_board(self) -> Board:
        return CouncilBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpCouncil(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpCouncilByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """17.4 Return the frame that reveals cards for actions."""
        return [Deliberate(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """17.5 Return the frame of Sleep."""
        return [Sleep(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """17.6 Return the frames of its Evening: convene, inspire, adjourn, oversee, draw."""
        return [
            Convene(self.seat),
            Inspire(self.seat),
            Adjourn(self.seat),
            Oversee(self.seat),
            DrawAndDiscard(self.seat, self.cards),
        ]

    def hand_limit_law(self) -> str:
        return "17.6.5"

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

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)

    # ---- 17.2.3 Governors

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        return governed(g, self, i)

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        return governed(g, self, i)

    def forbids_use(self, g: Game, i: Intent) -> bool:
        return governed(g, self, i)

    def cannot(self, i: Intent) -> Reason:
        """17.2.3 Return why a Governing assembly stops an enemy, if it does."""
        why = {
            PLACE: "why-governed_place",
            LEAVE_ITEM: "why-governed_place",
            FLIP: "why-governed_flip",
            ACTIVATE: "why-governed_activate",
            TAKE_ITEM: "why-governed_take",
        }
        return ("17.2.3", because(why.get(i.how, "why-governed_remove")))

    # ---- 17.2.1, 17.2.4 effects between actions

    def speaks_in(self, window: int) -> bool:
        """17.2.1, 17.2.4 Whether a window is one of a phase between two actions."""
        return window in (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING)

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """17.2.4 Return an enemy's entreaties; 17.2.1 for the Council itself, its dismissals."""
        if seat == self.seat:
            return dismissals_between(g, self)
        return entreaties(g, self, seat)

    def compels(self, g: Game, seat: int, window: int) -> bool:
        """17.2.4 Whether an automated opponent has to entreat."""
        return is_entreated(g, self, seat)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """Carry out an action that the Council offers; return False for any other."""
        if isinstance(action, Entreat):
            g.push(Closing(self.seat, seat, action.place))
        elif isinstance(action, DismissLoyalist):
            lose_loyalists(g, self, 1, "17.2.1")
        elif isinstance(action, BanishTo):
            send_away(g, self, action.place)
        else:
            return False
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """Return why an action offered here cannot be used now."""
        if isinstance(action, Entreat):
            return why_no_entreaty(g, self, seat, action.place)
        if isinstance(action, DismissLoyalist):
            return why_no_dismissal(g, self, seat)
        if isinstance(action, BanishTo):
            return why_no_exit(g, self, seat, action)
        return None

    # ---- 17.2.2, 17.2.5, 17.6.1.I battles

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """17.2.2 Return the frame that loses a Loyalist for each removed assembly."""
        return desertions(g, self, r)

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """17.2.5 Peacekeepers: add the Council to the side of an enemy defending at an assembly."""
        if owner == b.defender and defends_for(g, self, b):
            return [*others, self.seat]
        return others

    def joins_ally(self, g: Game, b: Fight) -> bool:
        """17.2.5.I Whether Peacekeepers fight beside an attacking Vagabond, their ally, instead."""
        return joins_ally(g, self, b)

    def rank(self, hook: str) -> int:
        """17.6.1.I Return 1 for `losses`: it overrides 9.2.7 and 11.2.7.III, so it is asked
        last."""
        return 1 if hook == "losses" else 0

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """17.6.1.I Keep only the losses that Banish allows: warriors that can be moved."""
        if owner != b.defender or not banishes(self, b):
            return options
        return [option for option in options if may_be_hit(g, self, b, marks, option)]

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """17.6.1.I Return the destinations for the warriors hit."""
        return exits(g, self, b) if window == AT_HITS and seat == self.seat else NO_ACTIONS

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """17.6.1.I Whether the Council has to choose a destination."""
        return window == AT_HITS and seat == self.seat and len(exits(g, self, b)) > 0
