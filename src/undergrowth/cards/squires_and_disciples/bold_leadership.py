"""Bold Leadership: an extra hit in attack."""

from __future__ import annotations

from undergrowth.cards.payment import KeepEffect
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight


class BoldLeadership(BattleEffect):
    """4.3.5.I The attacker deals an extra hit, then pays for the card or returns it to hand."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "when-after_roll_attack", True)

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return seat == b.attacker

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        b.extra[0] += 1
        g.push(KeepEffect(seat, self.card, b.place))


EFFECTS: dict[str, type[CardEffect]] = {"bold_leadership": BoldLeadership}
