"""11.2.6.III What he pays other players with: items, as he has no warriors."""

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
    """11.2.6.III Exhaust so many items of his choice.  Only begun where he can."""

    seat: int
    count: int

    def copy(self) -> Frame:
        return PayItems(self.seat, self.count)

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust, self.settle)

    def exhaust(self, g: Game) -> None:
        """9.2.5, V.12.2 Any of them, or what his character may do instead."""
        g.push(Pay(self.seat, [ANY] * self.count))

    def settle(self, g: Game) -> None:
        """V.12.2 What that costs him comes when he has paid."""
        settle_debt(g, self.seat)


frames(PayItems)
