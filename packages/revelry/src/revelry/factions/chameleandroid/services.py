"""CHMD.10.1 An ego for each service that it buys."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.factions.chameleandroid.birdsong import spare_ego
from revelry.factions.chameleandroid.pieces import android
from undergrowth.engine.frames import frames
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SpendEgo(Frame):
    """CHMD.10.1 It leaves its clearing; the seller puts down the warriors."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay,)

    def pay(self, g: Game) -> None:
        me = android(g, self.seat)
        me.ego.take_own(g, spare_ego(g, me))


frames(SpendEgo)
