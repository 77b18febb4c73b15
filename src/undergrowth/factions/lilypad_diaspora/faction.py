"""16.2 Rules overridden by the Lilypad Diaspora, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason
from undergrowth.factions.lilypad_diaspora.birdsong import RallyOrReconcile
from undergrowth.factions.lilypad_diaspora.board import check_position, describe
from undergrowth.factions.lilypad_diaspora.daylight import DiasporaDaylight
from undergrowth.factions.lilypad_diaspora.evening import IntegrateEnclaves, Retaliate
from undergrowth.factions.lilypad_diaspora.fears import after_battle, after_removal
from undergrowth.factions.lilypad_diaspora.heuristics import appeal, bias, value
from undergrowth.factions.lilypad_diaspora.negotiations import (
    WINDOWS,
    Negotiate,
    NegotiateIn,
    talks,
    why_no_talks,
)
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces
from undergrowth.factions.lilypad_diaspora.setup import SetUpDiaspora, SetUpDiasporaByCard
from undergrowth.law.moving.rivers import needs_rule_by_land, with_rivers
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Removed
from undergrowth.table.uses import mark_used


class Diaspora(DiasporaPieces):
    """16 The Diaspora's rules."""

    def setup(self, g: Game) -> Frame:
        return SetUpDiaspora(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpDiasporaByCard(self.seat)

    # ---- the turn

    def birdsong(self, g: Game) -> list[Frame]:
        """16.4 Return the frames of its Birdsong: craft, then rally or reconcile."""
        return [self.crafting_step(), RallyOrReconcile(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """16.5 Return the frame of its Daylight: settle or provoke."""
        return [DiasporaDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """16.6 Return the frames of its Evening: retaliate, integrate, draw and discard."""
        draws = DrawAndDiscard(self.seat, self.to_draw(g))
        return [Retaliate(self.seat), IntegrateEnclaves(self.seat), draws]

    def hand_limit_law(self) -> str:
        return "16.6.3"

    # ---- 16.2.4 fears

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """16.2.4 Return the frames of Fears Come to Pass after a removal."""
        return after_removal(g, self, r)

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """16.2.4 Return the frames of Fears Come to Pass after a battle."""
        return after_battle(g, self, b)

    # ---- 16.2.5 negotiations

    def speaks_in(self, window: int) -> bool:
        """16.2.5 Whether a window is one in which enemies can negotiate."""
        return window in WINDOWS

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        return talks(g, self, seat) if window in WINDOWS else NO_ACTIONS

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not isinstance(action, NegotiateIn):
            return False
        mark_used(g, self)
        g.push(Negotiate(seat, self.seat, action.place))
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        return why_no_talks(g, self, seat, action) if isinstance(action, NegotiateIn) else None

    # ---- 16.2.6 rivers

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """16.2.6 Add places along the river for the Diaspora."""
        if owner != self.seat:
            return there
        return with_rivers(g, place, there)

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """16.2.6 Swimmers: the Diaspora needs no rule along a river."""
        if owner != self.seat:
            return needs
        return needs_rule_by_land(g, origin, destination, needs)

    def comes_by_moves(self, kind: int) -> bool:
        """16.2.2 Return True: another player's Militias can place enclaves where it cannot."""
        return True

    # ---- for people and programs

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)
