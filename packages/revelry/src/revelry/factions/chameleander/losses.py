"""C.2.2 Hits for which there is no ego cost a point, once in a battle."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.factions.chameleander.pieces import chameleander
from undergrowth.engine.frames import frames
from undergrowth.law.removing.triggers import Trigger
from undergrowth.law.victory.score import score
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


@dataclass
class HitUnmet(FightNote):
    """C.2.2 A hit found no ego."""


def note_unmet(b: Fight) -> None:
    """C.2.2 Remember for as long as the battle lasts that a hit found no ego."""
    b.note(HitUnmet())


def unmet(b: Fight) -> bool:
    """C.2.2 Whether one did."""
    return b.noted(HitUnmet) is not None


@dataclass
class LosePoint(Trigger):
    """C.2.2 A point, and none below 0."""

    seat: int

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.lose,)

    def lose(self, g: Game) -> None:
        score(g, self.seat, -chameleander(g, self.seat).lost_points, "C.2.2")


frames(LosePoint)
fight_notes(HitUnmet, "chameleander unmet")
