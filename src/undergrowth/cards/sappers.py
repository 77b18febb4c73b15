"""Sappers: an extra hit in defence, at the price of the card."""

from __future__ import annotations

from undergrowth.engine.game import Game
from undergrowth.engine.records import AFTER_ROLL, Fight
from undergrowth.law.cards import remove_effect
from undergrowth.law.effects import BattleEffect, CardEffect


class Sappers(BattleEffect):
    """4.3.5.I The defender may discard it after the roll to deal an extra hit."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "after the roll of a battle you defend in")

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return seat == b.defender

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        remove_effect(g, seat, self.card)
        b.extra[1] += 1


EFFECTS: dict[str, type[CardEffect]] = {"sappers": Sappers}
