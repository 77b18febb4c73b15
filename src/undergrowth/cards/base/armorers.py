"""Armorers: discard the card to ignore the rolled hits."""

from __future__ import annotations

from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight


class Armorers(BattleEffect):
    """4.3.5.III Either side may discard it after the roll to ignore all rolled hits it takes."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "when-after_roll_in")

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        remove_effect(g, seat, self.card)
        b.shielded[b.side(seat)] = 1


EFFECTS: dict[str, type[CardEffect]] = {"armorers": Armorers}
