"""Settlers: the Diaspora is forced to move."""

from __future__ import annotations

from typing import Final

from undergrowth.cards.frog.enclaves import enclave_owner
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import has_origin
from undergrowth.table.game import Game

_DOUBTFUL: Final = -60
"""Value of moving another player's warriors, in hundredths of a point."""


class Settlers(CardEffect):
    """1.5.5 The crafter chooses a move for the Diaspora, which is otherwise as if it chose it."""

    def on_crafted(self, g: Game, seat: int) -> None:
        forced = enclave_owner(g)
        if forced != NOBODY and has_origin(g, forced):
            g.push(Move(seat, owner=forced))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return a low value for players other than the Diaspora, which gains most from it."""
        mine = isinstance(action, Craft) and action.card == self.card
        return _DOUBTFUL if mine and seat != enclave_owner(g) else 0


EFFECTS: dict[str, type[CardEffect]] = {"settlers": Settlers}
