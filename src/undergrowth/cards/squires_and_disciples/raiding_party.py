"""Raiding Party: a battle right after a move."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.law.windows.afterwards import AfterMove
from undergrowth.table.game import Game
from undergrowth.table.records import Moved


class RaidingParty(CardEffect):
    """4.3 Right after a move in its own turn the owner may return it to hand to battle there.

    1.4.2 Also between the parts of a compound action; a battle is no compound action.
    """

    def after_move(self, g: Game, m: Moved) -> list[Action]:
        if (
            g.turn == m.owner
            and self.has(g, m.owner)
            and may_battle_at(g, m.owner, m.destination)
            and g.within(Fighting) is None
        ):
            return [self.option]
        return []

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        note_use(g, seat, self.card)
        place = g.innermost(AfterMove).destination
        return_to_hand(g, seat, self.card, seat)
        g.push(InitiateBattle(seat, place=place))
        return True

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("1.4.2", because("why-used_right_after"))


EFFECTS: dict[str, type[CardEffect]] = {"raiding_party": RaidingParty}
