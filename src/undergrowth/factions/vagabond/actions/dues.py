"""11.2.6.III Payments to other players in items, as he has no warriors."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.vagabond.actions.move import settle_debt
from undergrowth.factions.vagabond.actions.payment import Pay, payable
from undergrowth.factions.vagabond.character import character
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.law.items.held import ANY
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.seated.purse import Purse


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


class ItemPurse(Purse):
    """11.2.6.III He pays with items."""

    def __init__(self, me: VagabondPieces) -> None:
        super().__init__(me.warrior)
        self._me = me

    def may_pay(self, g: Game, n: int) -> bool:
        """11.2.6.III Whether he can pay other players so many items."""
        return payable(g, self._me, [ANY] * n)

    def pays_otherwise(self, g: Game, n: int) -> Frame | None:
        return PayItems(self._me.seat, n)

    def hides_payment(self, g: Game) -> bool:
        """V.12.2 Whether a hidden card could pay for an item."""
        return character(g, self._me.seat).hides_ways(g, self._me, NO_CARD)


frames(PayItems)
