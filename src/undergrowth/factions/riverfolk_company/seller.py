"""R.9.7 The Riverfolk as sellers to automated opponents."""

from __future__ import annotations

from undergrowth.factions.riverfolk_company.pieces import PAYMENTS, bank, riverfolk
from undergrowth.factions.riverfolk_company.services import services_left
from undergrowth.law.cards.hands import lose_card
from undergrowth.table.bending.seller import ADVANCED, Seller
from undergrowth.table.game import Game
from undergrowth.table.uses import set_mark
from undergrowth.twins.trade import note_paid


class RiverfolkSeller(Seller):
    """11.2.6, R.9.7 Services sold to automated opponents, within the usual limits."""

    def sells_all(self, g: Game) -> bool:
        return ADVANCED in riverfolk(g, self.seat).options

    def left(self, g: Game, buyer: int) -> int:
        """11.2.6.II Return how many more services a buyer may buy this turn."""
        return services_left(g, riverfolk(g, self.seat), buyer)

    def wares(self, g: Game) -> list[int]:
        """11.2.7.I Return the cards of their open hand."""
        return g.hands[self.seat][:]

    def hand_over(self, g: Game, card: int) -> None:
        lose_card(g, self.seat, card)

    def has_lent(self, g: Game) -> bool:
        return riverfolk(g, self.seat).hired in g.used

    def lend(self, g: Game) -> None:
        set_mark(g, riverfolk(g, self.seat).hired)

    def has_opened_rivers(self, g: Game) -> bool:
        return riverfolk(g, self.seat).boats in g.used

    def open_rivers(self, g: Game) -> None:
        set_mark(g, riverfolk(g, self.seat).boats)

    def count_sale(self, g: Game, buyer: int) -> None:
        """11.2.6.II Count a service as bought this turn."""
        set_mark(g, riverfolk(g, self.seat).bought)

    def receive(self, g: Game, kind: int, n: int, law: str) -> None:
        """11.2.6.I Put a payment into the Payments box."""
        me = riverfolk(g, self.seat)
        note_paid(g, me.seat, kind, bank(g, me, PAYMENTS, kind, n), "was_paid", law)
