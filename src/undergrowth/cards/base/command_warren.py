"""Command Warren: a battle at the start of Daylight."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.moments import DAYLIGHT_START


class CommandWarren(TurnEffect):
    """At the start of its Daylight the owner may initiate a battle (4.3)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, DAYLIGHT_START)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return (
            None
            if book(g).faction(seat).may_battle(g, 0)
            else ("4.3", because("why-there_nowhere_could"))
        )

    def begin(self, g: Game, seat: int) -> None:
        g.push(book(g).faction(seat).battle(g, 0, False))


EFFECTS: dict[str, type[CardEffect]] = {"command_warren": CommandWarren}
