"""10.4.3.I Crusade by a move, with an optional battle where it ends."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.lizard_cult.pieces import cult
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at, record_battle_reveal
from undergrowth.law.moving.move import just_moved
from undergrowth.law.turn.lasting import Compound
from undergrowth.table.frames import Step
from undergrowth.table.game import Game


@dataclass
class Crusade(Compound):
    """10.4.3.I Move from an Outcast clearing, then optionally battle.  Acolytes are already
    paid."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.battle)

    def move(self, g: Game) -> None:
        """10.4.3.I Move from an Outcast clearing to any clearing."""
        me = cult(g, self.seat)
        g.push(me.move(g, me.outcast_suits(g), False))

    def battle(self, g: Game) -> None:
        """10.4.3.I Battle in the clearing where the move ended, if an enemy is there."""
        m = just_moved(g)
        if m is not None:
            record_battle_reveal(g, self.seat, m.destination)
        if m is not None and may_battle_at(g, self.seat, m.destination):
            g.push(InitiateBattle(self.seat, optional=True, place=m.destination))


frames(Crusade)
