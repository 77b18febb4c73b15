"""Brutal Tactics: an extra hit in attack, for a point to the defender."""

from __future__ import annotations

from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.victory.score import score
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight


class BrutalTactics(BattleEffect):
    """4.3.5.I The attacker may deal an extra hit; the defending player then scores one point."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "when-after_roll_attack")

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return seat == b.attacker

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        b.extra[0] += 1
        if g.has_seat(b.defender):
            score(g, b.defender, 1, "4.1.3")


EFFECTS: dict[str, type[CardEffect]] = {"brutal_tactics": BrutalTactics}
