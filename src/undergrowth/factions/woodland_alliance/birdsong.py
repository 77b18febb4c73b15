"""8.4 The Alliance's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import alliance
from undergrowth.factions.woodland_alliance.revolt import Revolt, RevoltIn, revolts, why_no_revolt
from undergrowth.factions.woodland_alliance.sympathy import (
    Spread,
    SpreadTo,
    spreads,
    why_no_spread,
)
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_BIRDSONG: Final = Prompt("alliance.birdsong", "8.4")


@dataclass
class AllianceBirdsong(Frame):
    """8.4 Revolt any number of times, then spread sympathy any number of times.

    Both are offered together until sympathy spreads: that ends the first step.
    """

    seat: int
    spreading: bool = False

    def is_free(self) -> bool:
        return True

    def step_within(self, g: Game) -> int:
        """8.4.1, 8.4.2 Return the step: 0 for revolts, 1 once sympathy spreads."""
        return 1 if self.spreading else 0

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """8.4.1, 8.4.2 Offer the actions that supporters pay for, whenever there are supporters.

        The supporters are secret, so the question comes even if only passing is possible.  Effects
        can be used between the actions (1.4.2).
        """
        me = alliance(g, self.seat)
        if me.board(g).supporters:
            options = [] if self.spreading else revolts(g, me)
            options += spreads(g, me)
            options += between_actions(g, self.seat)
            options.append(PASS)
            g.ask(self.seat, _BIRDSONG, options)

    def act(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, RevoltIn):
            g.push(Revolt(self.seat, answer.place))
            g.back_to("offer")
        elif isinstance(answer, SpreadTo):
            self.spreading = True
            g.push(Spread(self.seat, answer.place))
            g.back_to("offer")
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")

    def verb_list(self) -> list[type[Action]]:
        """8.4 Return the actions that supporters pay for."""
        return [RevoltIn, SpreadTo]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """8.4 Return in short why an action is not possible now."""
        me = alliance(g, self.seat)
        if verb is RevoltIn:
            if self.spreading:
                return ("8.4", "too_late")
            short = len(me.board(g).supporters) < me.revolt_cost
            return ("8.4.1.II", "cannot_pay") if short else ("8.4.1", "nowhere")
        if g.supply[me.sympathy] == 0:
            return ("1.5.1", "no_pieces")
        short = len(me.board(g).supporters) < me.costs[me.placed(g)]
        return ("8.4.2.II", "cannot_pay") if short else ("8.4.2", "nowhere")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """8.4 Return why a clearing is not offered."""
        me = alliance(g, self.seat)
        if isinstance(action, RevoltIn):
            if self.spreading:
                return ("8.4", because("why-revolts_come_before"))
            return why_no_revolt(g, me, action.place)
        if isinstance(action, SpreadTo):
            return why_no_spread(g, me, action.place)
        return None


frames(AllianceBirdsong)
