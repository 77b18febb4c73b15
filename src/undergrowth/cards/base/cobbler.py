"""Cobbler: a move at the start of Evening."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING_START


class Cobbler(TurnEffect):
    """At the start of its Evening the owner may take a move (4.2)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, EVENING_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return (
            None
            if book(g).faction(seat).may_move(g, 0)
            else ("4.2.1", because("why-there_no_move"))
        )

    def hides(self, g: Game, seat: int, window: int) -> bool:
        return self.hides_a_move(g, seat, window)

    def begin(self, g: Game, seat: int) -> None:
        g.push(book(g).faction(seat).move(g, 0, False))


EFFECTS: dict[str, type[CardEffect]] = {"cobbler": Cobbler}
