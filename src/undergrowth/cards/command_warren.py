"""Command Warren: a battle at the start of Daylight."""

from __future__ import annotations

from undergrowth.engine.game import Game
from undergrowth.engine.records import DAYLIGHT_START
from undergrowth.law.effects import CardEffect, TurnEffect


class CommandWarren(TurnEffect):
    """At the start of its Daylight the owner may initiate a battle (4.3)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, DAYLIGHT_START)

    def prevented(self, g: Game, seat: int) -> tuple[str, str] | None:
        return (
            None
            if g.faction(seat).may_battle(g, 0)
            else ("4.3", "there is nowhere you could battle")
        )

    def begin(self, g: Game, seat: int) -> None:
        g.push(g.faction(seat).battle(g, 0, False))


EFFECTS: dict[str, type[CardEffect]] = {"command_warren": CommandWarren}
