"""CHMD.7 Escalated Daylight: target, terminate, battle, revel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from revelry.factions.chameleandroid.daylight import escalates
from revelry.factions.chameleandroid.ego import REVELED, placing, store
from revelry.factions.chameleandroid.pieces import android
from revelry.factions.chameleandroid.striking import StrikeLeader
from revelry.factions.chameleandroid.targeting import TargetLeader
from revelry.factions.chameleandroid.targets import is_outdone
from revelry.factions.chameleandroid.terminating import TerminateEach
from undergrowth.engine.frames import frames
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_REVEL: Final = "CHMD.7.4"


@dataclass
class EscalatingDaylight(Frame):
    """CHMD.7 A turn in which no enemy has fewer points."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.target,  # CHMD.7.1
            self.terminate,  # CHMD.7.2
            self.battle,  # CHMD.7.3
            self.revel,  # CHMD.7.4
            self.store,
        )

    def applies(self, g: Game) -> bool:
        me = android(g, self.seat)
        return me.calm not in g.used and escalates(g, me)

    def step_within(self, g: Game) -> int:
        return min(max(self.next_step - 1, 0), 3)

    def target(self, g: Game) -> None:
        g.push(TargetLeader(self.seat))

    def terminate(self, g: Game) -> None:
        """CHMD.7.1 With no enemies in clearings it revels at once."""
        if g.told and g.told[0] == 0:
            g.back_to("revel")
        else:
            g.push(TerminateEach(self.seat))

    def battle(self, g: Game) -> None:
        g.push(StrikeLeader(self.seat))

    def revel(self, g: Game) -> None:
        """CHMD.7.4 The two leftmost ego."""
        g.push(placing(self.seat, REVELED, android(g, self.seat).revelry))

    def store(self, g: Game) -> None:
        """CHMD.7.4 Then, if an enemy has more points, another one goes onto the Id."""
        if is_outdone(g, self.seat):
            store(g, self.seat, _REVEL)


frames(EscalatingDaylight)
