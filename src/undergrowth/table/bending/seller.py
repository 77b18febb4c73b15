"""11.2.6, R.9.2.3 Interface to a player who sells services: cards, warriors, ways along rivers.

`automata.services` asks it when an automated opponent buys (R.9.7), at each of its purchases.
People buy by actions of the seller's own folder.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game

ADVANCED: Final = "advanced_services"
"""R.9.7 Option of the seller's seat if the advanced services are used."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seller:
    """11.2.6 A player who sells services, as automated opponents (R.9.7) deal with it."""

    def __init__(self, seat: int, warrior: int) -> None:
        self.seat: Final = seat
        self.warrior: Final = warrior
        """Kind of its warriors."""

    def sells_all(self, g: Game) -> bool:
        """R.9.7 Whether the advanced services are used in addition to the basic ones."""
        raise NotImplementedError

    def left(self, g: Game, buyer: int) -> int:
        """11.2.6.II Return how many more services a player may buy this turn."""
        raise NotImplementedError

    def wares(self, g: Game) -> list[int]:
        """11.2.7.I Return the cards for sale, each copy of a card by itself (G.22)."""
        raise NotImplementedError

    def hand_over(self, g: Game, card: int) -> None:
        """11.2.7.I Release a card that was sold; the caller puts it in its new place."""
        raise NotImplementedError

    def has_lent(self, g: Game) -> bool:
        """11.2.7.III Whether its warriors have been hired this turn."""
        raise NotImplementedError

    def lend(self, g: Game) -> None:
        """11.2.7.III Hire out its warriors: the player whose turn it is treats them as its own."""
        raise NotImplementedError

    def has_opened_rivers(self, g: Game) -> bool:
        """11.2.7.II Whether rivers are paths for the player whose turn it is."""
        raise NotImplementedError

    def open_rivers(self, g: Game) -> None:
        """11.2.7.II Make rivers paths for that player until the end of the turn."""
        raise NotImplementedError

    def count_sale(self, g: Game, buyer: int) -> None:
        """11.2.6.II Record that a player has bought a service."""
        raise NotImplementedError

    def receive(self, g: Game, kind: int, n: int, law: str) -> None:
        """11.2.6.I Take payment in warriors of a supply, as many as there are (1.5.4)."""
        raise NotImplementedError
