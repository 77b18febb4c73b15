"""11.2.6.III Payments to other players in items, as he has no warriors."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.vagabond.actions.move import settle_debt
from undergrowth.factions.vagabond.actions.payment import Pay
from undergrowth.law.items.held import ANY
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class PayItems(Frame):
    """11.2.6.III Exhaust `count` items of his choice.  Only begun where he can."""

    seat: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust, self.settle)

    def exhaust(self, g: Game) -> None:
        """9.2.5, V.12.2 Exhaust any items, or pay as his character may."""
        g.push(Pay(self.seat, [ANY] * self.count))

    def settle(self, g: Game) -> None:
        """V.12.2 Lose the points that the payment cost, now that it is over."""
        settle_debt(g, self.seat)


frames(PayItems)
