"""16.2.4 Fears Come to Pass: removing Peaceful enclaves turns others Militant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import NOBODY, frames
from undergrowth.factions.lilypad_diaspora.enclaves import make_militant, send_warriors
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, diaspora
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.triggers import TRIGGERS, SeatTrigger
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Removed

_LAW: Final = "16.2.4"
_TRIGGER: Final = TRIGGERS.add("fears")


@dataclass
class PeacefulFell(FightNote):
    """16.2.4 A Peaceful enclave in the clearing of battle was removed."""


@dataclass
class FearsComeToPass(SeatTrigger):
    """16.2.4 Turn Peaceful enclaves Militant where that enemy has pieces, with a warrior each."""

    enemy: int
    """The owner who attacked or removed."""

    def name(self) -> int:
        return _TRIGGER

    def is_after_battle(self) -> bool:
        """16.2.4 Return True: it resolves after a battle, or outside of one."""
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.turn,)

    def turn(self, g: Game) -> None:
        """16.2.4 Flip all of them, then place the warriors."""
        me = diaspora(g, self.seat)
        turned = [
            place
            for place in me.peaceful_places(g)
            if g.has_pieces(self.enemy, place) and me.may_turn(g, me.peaceful, place, self.seat)
        ]
        if g.log is not None and turned:
            g.note("feared", _LAW, self.seat, {"enemy": g.seat_name(self.enemy)})
        for place in turned:
            make_militant(g, self.seat, place)
        send_warriors(g, self.seat, turned)


@dataclass
class EnclaveFell(SeatTrigger):
    """16.2.4 Record in the battle that a Peaceful enclave was removed."""

    def script(self) -> tuple[Step, ...]:
        return (self.remember,)

    def remember(self, g: Game) -> None:
        """16.2.4 Note in the battle that the enclave was there when the enemy attacked."""
        battle = g.within(Fighting)
        if battle is not None:
            battle.record().note(PeacefulFell())


def after_removal(g: Game, me: DiasporaPieces, r: Removed) -> list[Frame]:
    """16.2.4 Return the Fears of each enemy that removed a Peaceful enclave outside battle.

    In battle only the attack counts, whoever is said to remove the enclave (V.4.2): its fall is
    recorded.  1.1.1 A card's text may prevent the Fears.
    """
    found: list[Frame] = []
    feared: list[int] = []
    for i, kind in enumerate(r.kinds):
        remover = r.removers[i]
        if kind == me.peaceful and r.in_battle:
            return [EnclaveFell(me.seat)]
        if kind != me.peaceful or remover == NOBODY or not is_enemy(g, me.seat, remover):
            continue
        if remover not in feared and _LAW not in r.overrides:
            feared.append(remover)
            found.append(FearsComeToPass(me.seat, remover))
    return found


def after_battle(g: Game, me: DiasporaPieces, b: Fight) -> list[Frame]:
    """16.2.4 Return the Fears of an enemy that attacked where a Peaceful enclave was."""
    if b.defender != me.seat or not is_enemy(g, me.seat, b.attacker):
        return []
    if g.count(me.peaceful, b.place) == 0 and b.noted(PeacefulFell) is None:
        return []
    return [FearsComeToPass(me.seat, b.attacker)]


frames(FearsComeToPass, EnclaveFell)
fight_notes(PeacefulFell, "fell peaceful")
