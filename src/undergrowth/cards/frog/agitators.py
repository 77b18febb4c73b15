"""Agitators: the Diaspora is forced to attack."""

from __future__ import annotations

from typing import Final

from undergrowth.cards.frog.enclaves import enclave_owner
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.law.appraise import best_battle
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import battlefields, has_battlefield, record_battle_reveal
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.crafting.craft import Craft
from undergrowth.table.game import Game

_WASTED: Final = -200
"""Value of crafting it when no battle, or no good one, can be forced."""


class Agitators(CardEffect):
    """1.5.5 The crafter chooses clearing and defender; the Diaspora makes the decisions in
    battle."""

    def on_crafted(self, g: Game, seat: int) -> None:
        forced = enclave_owner(g)
        if forced == NOBODY:
            return
        record_battle_reveal(g, forced)
        if has_battlefield(g, forced):
            g.push(InitiateBattle(seat, owner=forced))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of the battle: the Diaspora wants a good one, others want any."""
        if not isinstance(action, Craft) or action.card != self.card:
            return 0
        forced = enclave_owner(g)
        places = battlefields(g, forced) if forced != NOBODY else []
        if seat == forced:
            places = [place for place in places if best_battle(g, seat, place) > 0]
        return 0 if places else _WASTED


EFFECTS: dict[str, type[CardEffect]] = {"agitators": Agitators}
