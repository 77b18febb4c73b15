"""CHMD.7.3 Battle: the leader beside it, and once more where that one is defenseless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from revelry.factions.chameleandroid.pieces import android
from undergrowth.automata.battles import (
    Attack,
    announce_battle,
    announced_fight,
    can_battle,
    pick_defender,
)
from undergrowth.automata.measures import foes_in
from undergrowth.automata.refusing import why_other_place, why_other_player
from undergrowth.automata.services.hiring import hire_for_battle
from undergrowth.automata.targets import ALONE, Pick
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.hits import is_defenseless
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight

_LAW: Final = "CHMD.7.3"


@dataclass
class StrikeLeader(Frame):
    """CHMD.7.3 A battle, and perhaps another one against the same enemy."""

    seat: int
    defender: int = NOBODY
    """The owner it has battled, or NOBODY."""

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.fight, self.announce_another, self.fight_on)

    def announce(self, g: Game) -> None:
        """CHMD.7.3.I The most points, then the first in turn order."""
        place = android(g, self.seat).place(g)
        if place == NOWHERE or not can_battle(g, self.seat, place):
            g.finish()
            return
        announce_battle(g, self.seat, _LAW, place, pick_defender(g, self.seat, place))

    def fight(self, g: Game) -> None:
        b = announced_fight(g, self.seat)
        self.defender = b.defender
        g.push(Battle(b))
        hire_for_battle(g, b)

    def announce_another(self, g: Game) -> None:
        """CHMD.7.3 While that enemy has defenseless pieces there."""
        place = android(g, self.seat).place(g)
        if place == NOWHERE or not self._is_exposed(g, place):
            g.finish()
            return
        announce_battle(g, self.seat, _LAW, place, Pick(self.defender, [self.defender], ALONE))

    def _is_exposed(self, g: Game, place: int) -> bool:
        if self.defender not in foes_in(g, self.seat, place):
            return False
        b = Fight(place, self.seat, self.defender)
        return can_battle(g, self.seat, place) and is_defenseless(g, b)

    def fight_on(self, g: Game) -> None:
        g.push(Battle(announced_fight(g, self.seat)))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CHMD.7.3 Return why it battles nobody else, and nowhere else."""
        place = android(g, self.seat).place(g)
        if not isinstance(action, Attack) or place == NOWHERE:
            return None
        if action.place != place:
            return why_other_place(_LAW, action.place, Pick(place, [place], ALONE))
        pick = pick_defender(g, self.seat, place)
        if self.defender != NOBODY:
            pick = Pick(self.defender, [self.defender], ALONE)
        return why_other_player(g, _LAW, g.box.owner_of(action.faction), pick)


frames(StrikeLeader)
