"""Sappers: discard the card for an extra hit in defence."""

from __future__ import annotations

from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight


class Sappers(BattleEffect):
    """4.3.5.I The defender may discard it after the roll to deal an extra hit."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "when-after_roll_defend")

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return seat == b.defender

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        remove_effect(g, seat, self.card)
        b.extra[1] += 1


EFFECTS: dict[str, type[CardEffect]] = {"sappers": Sappers}
