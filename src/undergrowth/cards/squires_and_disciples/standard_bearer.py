"""Standard Bearer: another battle right after a battle."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.law.windows.afterwards import AfterBattle
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


class StandardBearer(CardEffect):
    """4.3 Right after a battle the attacker may return it to hand to battle there again.

    1.4.2 Also between the parts of a compound action, and in any player's turn.
    """

    def after_battle(self, g: Game, b: Fight, seat: int) -> list[Action]:
        if seat == b.attacker and self.has(g, seat) and may_battle_at(g, seat, b.place):
            return [self.option]
        return []

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        note_use(g, seat, self.card)
        place = g.innermost(AfterBattle).fight.place
        return_to_hand(g, seat, self.card, seat)
        g.push(InitiateBattle(seat, place=place))
        return True

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("1.4.2", because("why-used_right_after_battle"))


EFFECTS: dict[str, type[CardEffect]] = {"standard_bearer": StandardBearer}
