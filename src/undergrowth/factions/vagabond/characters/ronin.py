"""V.9 Ronin."""

from __future__ import annotations

from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.factions.vagabond.character import Character
from undergrowth.factions.vagabond.items import exhaust
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.law.battle.battle import Battle
from undergrowth.law.items.held import covers, ready
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight


class SwiftStrike(Action):
    """`swift strike`: V.9.2."""

    verb: ClassVar[str] = "swift strike"
    law: ClassVar[str] = "V.9.2"


class Ronin(Character):
    """V.9.2 Swift Strike: an extra hit for each sword exhausted after the roll."""

    def battle_effects(
        self, g: Game, me: VagabondPieces, b: Fight, seat: int, window: int
    ) -> list[Action]:
        """V.9.2 Offer the strike in any battle of his, as often as he has swords to exhaust."""
        if (
            window == AFTER_ROLL
            and seat == me.seat
            and covers(ready(board(g, seat).items), self.costs, 0, 0)
        ):
            return [SwiftStrike()]
        return []

    def use(self, g: Game, me: VagabondPieces, seat: int, action: Action) -> bool:
        if not isinstance(action, SwiftStrike) or seat != me.seat:
            return False
        for item in self.costs:
            exhaust(g, seat, item)
        b = g.innermost(Battle).fight
        b.extra[b.side(seat)] += self.page.number("extra_hits")
        if g.log is not None:
            g.note("struck_swiftly", "V.9.2", seat, {})
        return True


verbs(SwiftStrike)
CHARACTERS: dict[str, type[Character]] = {"ronin": Ronin}
