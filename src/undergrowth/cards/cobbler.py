"""Cobbler: a move at the start of Evening."""

from __future__ import annotations

from undergrowth.engine.game import Game
from undergrowth.engine.records import EVENING_START
from undergrowth.law.effects import CardEffect, TurnEffect


class Cobbler(TurnEffect):
    """At the start of its Evening the owner may take a move (4.2)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, EVENING_START)

    def prevented(self, g: Game, seat: int) -> tuple[str, str] | None:
        return (
            None if g.faction(seat).may_move(g, 0) else ("4.2.1", "there is no move you could take")
        )

    def begin(self, g: Game, seat: int) -> None:
        g.push(g.faction(seat).move(g, 0, False))


EFFECTS: dict[str, type[CardEffect]] = {"cobbler": Cobbler}
