"""R.3.3.2 The trait Hospitals: warriors removed while it defends return at the keep."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.placing import place
from undergrowth.engine.frames import frames
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.law.battle.fighting import Fighting
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight


@dataclass
class Fallen(FightNote):
    """R.3.3.2 The number of its warriors removed in this battle."""

    count: int


def fallen_in(b: Fight) -> int:
    """R.3.3.2 Return how many of its warriors were removed in a battle so far."""
    found = b.noted(Fallen)
    return found.count if found is not None else 0


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
            b.note(Fallen(fallen_in(b) + self.fallen))


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
fight_notes(Fallen, "mechanical_marquise fallen")
