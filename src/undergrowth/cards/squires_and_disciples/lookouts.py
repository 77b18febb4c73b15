"""Lookouts: place a warrior in defence."""

from __future__ import annotations

from undergrowth.cards.payment import KeepEffect
from undergrowth.engine.actions import Action
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place, may_place_kind
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.records import Fight


class Lookouts(BattleEffect):
    """4.3.2 The defender places a warrior, then pays for the card or returns it to hand.

    1.5.4 If no warrior can be placed, neither happens.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, BEFORE_ROLL, "when-before_roll_defend", True)

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        warrior = book(g).faction(seat).warrior
        return seat == b.defender and warrior >= 0 and may_place_kind(g, warrior, b.place)

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """1.5.4 Return the card's offer, or, with an empty supply, warriors to call in for it."""
        if window == self.window and self._lacks_one(g, b, seat):
            return book(g).faction(seat).reserve.options(g)
        return super().battle_effects(g, b, seat, window)

    def _lacks_one(self, g: Game, b: Fight, seat: int) -> bool:
        """1.5.4 Whether only an empty supply keeps a warrior from being placed."""
        if seat != b.defender or not self.has(g, seat) or self.mark(b, seat) in b.used:
            return False
        faction = book(g).faction(seat)
        if faction.reserve.count(g) == 0 or g.supply[faction.warrior] > 0:
            return False
        return may_place(g, seat, b.place, faction.warrior)

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """4.3.2 Whether it must be used: only where it is possible without calling in a warrior."""
        return super().compels_in(g, b, seat, window) and self.possible_in(g, b, seat)

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        put(g, book(g).faction(seat).warrior, b.place, 1)
        g.push(KeepEffect(seat, self.card, b.place))


EFFECTS: dict[str, type[CardEffect]] = {"lookouts": Lookouts}
