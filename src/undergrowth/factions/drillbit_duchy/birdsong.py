"""R.10.4.3 Recruit: place warriors in the Burrow."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.placing import announce_placing, make_placing
from undergrowth.engine.frames import frames
from undergrowth.factions.drillbit_duchy.pieces import BURROW, FOREMOLE, DrillbitPieces, drillbit
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


def recruits(g: Game, me: DrillbitPieces) -> int:
    """R.10.4.3, R.10.7.3 Return the warriors to recruit: by difficulty, Mole icons and Foremole."""
    n = me.level("recruit_base") + sum(me.moles[: me.built(g, me.citadel) + 1])
    return n + me.foremole if me.is_swayed(g, FOREMOLE) else n


@dataclass
class RecruitInBurrow(Frame):
    """R.10.4.3 Place as many warriors as there are."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.place)

    def applies(self, g: Game) -> bool:
        return g.supply[drillbit(g, self.seat).warrior] > 0

    def announce(self, g: Game) -> None:
        me = drillbit(g, self.seat)
        n = min(recruits(g, me), g.supply[me.warrior])
        announce_placing(g, self.seat, "R.10.4.3", me.warrior, BURROW, n)

    def place(self, g: Game) -> None:
        make_placing(g, self.seat)


frames(RecruitInBurrow)
