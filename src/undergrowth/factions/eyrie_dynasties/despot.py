"""7.8.4 The Despot's point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import Frame, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.records import BUILDING, TOKEN, Removed
from undergrowth.factions.eyrie_dynasties.pieces import eyrie
from undergrowth.law.battle import Battle
from undergrowth.law.removal import Trigger
from undergrowth.law.score import score

_GLOATED: Final = -7
"""Stands in `Fight.used`, among the cards, for the Despot's point of that battle."""


@dataclass
class Gloat(Trigger):
    """7.8.4 A point more, once in a battle, for removing any enemy building or token."""

    seat: int

    def copy(self) -> Frame:
        return Gloat(self.seat)

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.score_once,)

    def score_once(self, g: Game) -> None:
        """7.8.4 Both an ambush and the hits may remove something: one battle, one point."""
        leader = eyrie(g, self.seat).leader(g)
        battle = g.within(Battle)
        if battle is not None:
            if _GLOATED in battle.fight.used:
                return
            battle.fight.used.append(_GLOATED)
        if leader is not None:
            score(g, self.seat, leader.extra_points, "7.8.4")


def has_razed(g: Game, seat: int, r: Removed) -> bool:
    """7.8.4 Whether a seat removed an enemy building or token in battle, on either side of it."""
    if not r.in_battle:
        return False
    for i in range(len(r.kinds)):
        kind = g.tables.kinds[r.kinds[i]]
        if (
            kind.sort in (BUILDING, TOKEN)
            and r.removers[i] == seat
            and g.is_enemy(seat, kind.owner)
        ):
            return True
    return False


frames(Gloat)
