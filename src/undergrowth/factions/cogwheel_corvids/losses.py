"""R.11.7.4, R.3.3.2 Effects of removed plots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.placing import announce_placing, can_place, make_placing
from undergrowth.automata.placing import place as place_pieces
from undergrowth.automata.priority import by_priority
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.cogwheel_corvids.pieces import BACKUP_PLANS, CogwheelPieces, cogwheels
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.records import Removed


class Swarm(AtPlace):
    """`swarm from 5`: the clearing of a raid that places warriors around it."""

    verb: ClassVar[str] = "swarm from"
    law: ClassVar[str] = "R.11.7.4"


_RAID: Final = Prompt("cogwheel.raid", "R.11.7.4")
_SWARM: Final = TRIGGERS.add("cogwheel_raid")
_BACKUP: Final = TRIGGERS.add("backup_plans")


@dataclass
class SendRaiders(ClearingTrigger):
    """R.11.7.4 Place warriors in the clearings around a removed raid."""

    def name(self) -> int:
        return _SWARM

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.raid)

    def announce(self, g: Game) -> None:
        me = cogwheels(g, self.seat)
        if can_place(g, self.seat, me.warrior, adjacent(g, self.seat, self.place)):
            g.ask(self.seat, _RAID, [Swarm(self.place)])
        else:
            g.finish()

    def raid(self, g: Game) -> None:
        """R.11.7.4 Place them in each adjacent clearing; R.2.4 with too few, by priority."""
        me = cogwheels(g, self.seat)
        if g.log is not None:
            g.note("raided", "R.11.7.4", self.seat, {"place": PLACE.text(self.place)})
        for each in by_priority(g, adjacent(g, self.seat, self.place)):
            if can_place(g, self.seat, me.warrior, [each]):
                place_pieces(g, self.seat, me.warrior, each, me.raiders)


@dataclass
class BackUp(ClearingTrigger):
    """R.3.3.2 Backup Plans: place a warrior where a plot was removed."""

    def name(self) -> int:
        return _BACKUP

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.come)

    def announce(self, g: Game) -> None:
        """R.3.3.2 Announce the warrior, if there is one left and it can be placed."""
        me = cogwheels(g, self.seat)
        if can_place(g, self.seat, me.warrior, [self.place]):
            announce_placing(g, self.seat, "R.3.3.2", me.warrior, self.place, me.backup)
        else:
            g.finish()

    def come(self, g: Game) -> None:
        make_placing(g, self.seat)


def lost_plots(g: Game, me: CogwheelPieces, r: Removed) -> list[Frame]:
    """R.11.7.4, R.3.3.2 Return the frames for removed plots; Backup Plans come last."""
    found = me.plots.unmasked(r)
    found += [SendRaiders(me.seat, place) for place in me.plots.raided(r)]
    if me.has_trait(BACKUP_PLANS):
        for i, kind in enumerate(r.kinds):
            if kind in me.plots.both_sides:
                found.append(BackUp(me.seat, r.places[i]))
    return found


verbs(Swarm)
frames(SendRaiders, BackUp)
