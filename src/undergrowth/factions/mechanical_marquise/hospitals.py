"""R.3.3.2 The trait Hospitals: warriors removed while it defends return at the keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.placing import place
from undergrowth.engine.frames import frames
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.law.battle.fighting import Fighting
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

FALLEN: Final = "mechanical_marquise fallen"
"""Note of a battle: how many of its warriors were removed in it."""


@dataclass
class CountFallen(Frame):
    """R.3.3.2 Note how many warriors were removed in the battle in progress."""

    fallen: int

    def script(self) -> tuple[Step, ...]:
        return (self.count,)

    def count(self, g: Game) -> None:
        battle = g.within(Fighting)
        if battle is not None:
            b = battle.record()
            b.notes = {**b.notes, FALLEN: b.notes.get(FALLEN, 0) + self.fallen}


@dataclass
class MechanicalHospitals(Frame):
    """R.3.3.2 Place two warriors at the keep at the end of the battle."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.heal,)

    def heal(self, g: Game) -> None:
        me = marquise(g, self.seat)
        home = g.where(me.keep)
        if home != NOWHERE:
            place(g, self.seat, me.warrior, home, me.hospital_warriors)


frames(CountFallen, MechanicalHospitals)
