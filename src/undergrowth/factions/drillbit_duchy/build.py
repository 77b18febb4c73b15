"""R.10.5.3 Build: a citadel while the supply is full, else a market."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.measures import MOST_OWN_WARRIORS
from undergrowth.automata.placing import (
    SetDown,
    announce_placing,
    can_place,
    make_placing,
    ruled,
)
from undergrowth.automata.services.hiring import hire, with_hired
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.frames import frames
from undergrowth.factions.drillbit_duchy.battles import DrillBattles
from undergrowth.factions.drillbit_duchy.pieces import DrillbitPieces, drillbit
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_LAW: Final = "R.10.5.3"


def building(g: Game, me: DrillbitPieces) -> int:
    """R.10.5.3 Return the kind of building it would place now."""
    return me.citadel if g.supply[me.warrior] >= me.citadel_supply else me.market


@dataclass
class DrillBuild(Frame):
    """R.10.5.3 Build where it rules with most warriors, or score a point while buildings are
    left."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.build)

    def applies(self, g: Game) -> bool:
        if self._sites(g) or self._could_hire(g):
            return True
        if self._battles(g):
            return DrillBattles(self.seat, everywhere=True).applies(g)
        return self._scores(g)

    def announce(self, g: Game) -> None:
        """R.10.5.3, R.2.3 Announce the building and its clearing."""
        sites = self._sites(g)
        if sites:
            pick = pick_place(g, self.seat, sites, [MOST_OWN_WARRIORS])
            tell_place(g, self.seat, _LAW, pick)
            kind = building(g, drillbit(g, self.seat))
            announce_placing(g, self.seat, _LAW, kind, pick.target, 1)
        elif self._could_hire(g):
            g.back_to("announce")
            hire(g, self.seat)  # R.9.7

    def build(self, g: Game) -> None:
        """R.10.5.3 Place the building; R.3.3.2 with no open slot, Invaders battle everywhere
        instead."""
        me = drillbit(g, self.seat)
        if isinstance(g.answer, SetDown):
            make_placing(g, self.seat)
        elif self._battles(g):
            g.push(DrillBattles(self.seat, everywhere=True))
        elif self._scores(g):
            score(g, self.seat, me.build_points, _LAW)

    def _sites(self, g: Game) -> list[int]:
        kind = building(g, drillbit(g, self.seat))
        return can_place(g, self.seat, kind, ruled(g, self.seat))

    def _could_hire(self, g: Game) -> bool:
        """R.9.7 Whether it could place a building if it hired warriors."""
        other = with_hired(g, self.seat)
        return other is not None and len(self._sites(other)) > 0

    def _battles(self, g: Game) -> bool:
        """R.3.3.2, 2.2.3 Whether Invaders battle, because no slot is open where it rules."""
        slots = [g.slots[place] for place in ruled(g, self.seat)]
        return drillbit(g, self.seat).has_trait("invaders") and max(slots, default=0) == 0

    def _scores(self, g: Game) -> bool:
        """R.10.5.3 Whether buildings are left on the board."""
        return max([g.supply[kind] for kind in drillbit(g, self.seat).buildings]) > 0


frames(DrillBuild)
