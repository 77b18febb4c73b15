"""R.9.3 The setup of the Riverfolk Robots."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.priority import by_priority
from undergrowth.engine.frames import frames
from undergrowth.factions.riverfolk_robots.market import FillMarket
from undergrowth.factions.riverfolk_robots.pieces import pay_in, robots
from undergrowth.law.pieces.atoms import put
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.twins.trade import river


@dataclass
class SetUpRobots(Frame):
    """R.9.3 Place warriors along the river, a first payment, and the market."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.place_warriors,  # R.9.3.2
            self.gain_payment,  # R.9.3.4
            self.stock_market,  # R.9.3.5
        )

    def place_warriors(self, g: Game) -> None:
        """R.9.3.2 Place them in each clearing on the river."""
        me = robots(g, self.seat)
        for place in by_priority(g, river(g)):
            put(g, me.warrior, place, me.first_warriors)

    def gain_payment(self, g: Game) -> None:
        """R.9.3.4 Put warriors into the Payments box."""
        me = robots(g, self.seat)
        pay_in(g, me, me.warrior, me.first_payments, "R.9.3.4")

    def stock_market(self, g: Game) -> None:
        """R.9.3.5 Stock the market with five cards."""
        g.push(FillMarket(self.seat))


frames(SetUpRobots)
