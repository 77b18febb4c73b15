"""CHMD.5 Daylight: appear, place ego, gentrify."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from revelry.factions.chameleandroid.ego import PLACED, placing
from revelry.factions.chameleandroid.gentrify import GentrifyClearing
from revelry.factions.chameleandroid.pieces import KINGPIN, AndroidPieces, android
from revelry.factions.chameleandroid.relocating import (
    Relocate,
    announce_relocation,
    relocate,
    why_not_there,
)
from revelry.factions.chameleandroid.targets import (
    appearing_tests,
    is_last,
    is_outdone,
    pick_poorest,
    within_reach,
)
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.targets import Pick, pick_place, tell_player
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.uses import set_mark

_APPEAR: Final = Prompt("android.appear", "CHMD.5.1")


def escalates(g: Game, me: AndroidPieces) -> bool:
    """CHMD.7 Whether no enemy has fewer points; CHMD.9.4 or, for a Kingpin, any has more."""
    return is_last(g, me.seat) or (me.has_trait(KINGPIN) and is_outdone(g, me.seat))


@dataclass
class CalmDaylight(Frame):
    """CHMD.5 Unless its Daylight escalates."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.appear,  # CHMD.5.1
            self.place_ego,  # CHMD.5.2
            self.gentrify,  # CHMD.5.3
        )

    def applies(self, g: Game) -> bool:
        return not escalates(g, android(g, self.seat))

    def step_within(self, g: Game) -> int:
        return min(max(self.next_step - 1, 0), 2)

    def appear(self, g: Game) -> None:
        """CHMD.7 Points that change from now on do not escalate this turn."""
        set_mark(g, android(g, self.seat).calm)
        g.push(Appear(self.seat))

    def place_ego(self, g: Game) -> None:
        g.push(placing(self.seat, PLACED))

    def gentrify(self, g: Game) -> None:
        g.push(GentrifyClearing(self.seat))


@dataclass
class Appear(Frame):
    """CHMD.5.1 Into an ordered clearing, with the player who has the fewest points."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.go)

    def announce(self, g: Game) -> None:
        poorest, pick = pick_poorest(g, self.seat), self.pick(g)
        if pick.target == NOWHERE:
            g.finish()
            return
        if poorest.target != NOBODY:
            tell_player(g, self.seat, "CHMD.5.1", poorest)
        announce_relocation(g, self.seat, _APPEAR, pick)

    def pick(self, g: Game) -> Pick:
        """CHMD.5.1, R.2.3 Of the ordered clearings that it can move to."""
        places = within_reach(g, android(g, self.seat), ordered_clearings(g, self.seat))
        poorest = pick_poorest(g, self.seat).target
        return pick_place(g, self.seat, places, appearing_tests(poorest))

    def go(self, g: Game) -> None:
        relocate(g, self.seat, g.chose(Relocate).place, [])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        return why_not_there(_APPEAR, action, self.pick(g))


frames(CalmDaylight, Appear)
