"""8.4 The Alliance's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.woodland_alliance.pieces import alliance
from undergrowth.factions.woodland_alliance.revolt import Revolt, RevoltIn, revolts, why_no_revolt
from undergrowth.factions.woodland_alliance.sympathy import (
    Spread,
    SpreadTo,
    spreads,
    why_no_spread,
)
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

    def copy(self) -> Frame:
        return AllianceBirdsong(self.seat, self.spreading)

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """8.4.1, 8.4.2 What the supporters pay for; asked whenever there are any.

        Which supporters there are is a secret, so even passing alone is asked.
        """
        me = alliance(g, self.seat)
        if me.board(g).supporters:
            options = [] if self.spreading else revolts(g, me)
            options += spreads(g, me)
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

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """8.4 Why a clearing is not offered."""
        me = alliance(g, self.seat)
        if isinstance(action, RevoltIn):
            if self.spreading:
                return ("8.4", "revolts come before sympathy spreads")
            return why_no_revolt(g, me, action.place)
        if isinstance(action, SpreadTo):
            return why_no_spread(g, me, action.place)
        return None


frames(AllianceBirdsong)
