"""Lookouts: a warrior for the defence."""

from __future__ import annotations

from undergrowth.cards.payment import KeepEffect
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.records import Fight


class Lookouts(BattleEffect):
    """4.3.2 The defender places a warrior; then the card is paid for or goes back to hand.

    1.5.4 Where no warrior can be placed nothing happens, and nothing is paid.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, BEFORE_ROLL, "when-before_roll_defend", True)

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        warrior = book(g).faction(seat).warrior
        return seat == b.defender and warrior >= 0 and may_place_kind(g, warrior, b.place)

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        put(g, book(g).faction(seat).warrior, b.place, 1)
        g.push(KeepEffect(seat, self.card, b.place))


EFFECTS: dict[str, type[CardEffect]] = {"lookouts": Lookouts}
