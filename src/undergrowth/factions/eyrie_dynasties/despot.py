"""7.8.4 The Despot's point."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.battle.battle import Battle
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.triggers import SeatTrigger
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.records import Removed


@dataclass
class Gloated(FightNote):
    """7.8.4 The Despot's point has been scored in this battle."""


@dataclass
class Gloat(SeatTrigger):
    """7.8.4 Record that the point of this battle has been scored."""

    def script(self) -> tuple[Step, ...]:
        return (self.remember,)

    def remember(self, g: Game) -> None:
        """7.8.4 Note it in the battle: an ambush and hits may both remove pieces, for one point
        only."""
        battle = g.within(Battle)
        if battle is not None:
            battle.fight.note(Gloated())


def has_scored_in_battle(g: Game) -> bool:
    """7.8.4 Whether the Despot has scored in the battle in progress."""
    battle = g.within(Battle)
    return battle is not None and battle.fight.noted(Gloated) is not None


def has_razed(g: Game, seat: int, r: Removed) -> bool:
    """7.8.4 Whether a seat removed an enemy building or token in battle, on either side of it."""
    if not r.in_battle:
        return False
    for i in range(len(r.kinds)):
        kind = g.box.kinds[r.kinds[i]]
        if (
            kind.sort in (BUILDING, TOKEN)
            and r.removers[i] == seat
            and is_enemy(g, seat, kind.owner)
        ):
            return True
    return False


frames(Gloat)
fight_notes(Gloated, "gloated")
