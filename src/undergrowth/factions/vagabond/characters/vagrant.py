"""V.4 Vagrant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.battlefield import defenders, may_attack_from
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight


@dataclass
class Instigated(FightNote):
    """V.4.2 He instigated this battle."""

    seat: int


class SetOn(Action):
    """`instigate marquise_de_cat eyrie_dynasties`: the attacker and the defender of the forced
    battle."""

    verb: ClassVar[str] = "instigate"
    law: ClassVar[str] = "V.4.2"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, FACTIONS)

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def args(self) -> tuple[int, ...]:
        return (self.attacker, self.defender)


def pairs(g: Game, me: VagabondPieces) -> list[Action]:
    """V.4.2 Return the forced battles possible in his clearing: each attacker, he too, with a
    defender."""
    place = me.clearing(g)
    if place == NOWHERE:
        return []
    return [
        SetOn(g.box.owner_numbers[attacker], g.box.owner_numbers[defender])
        for attacker in range(g.seats)
        if may_attack_from(g, attacker, place)
        for defender in defenders(g, attacker, place)
        if defender < g.seats
    ]


class Vagrant(Character):
    """V.4.2 Instigate: he forces a battle and scores for the buildings and tokens removed."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        return pairs(g, me) if payable(g, me, self.costs) else []

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, SetOn):
            attacker = g.box.owner_of(action.attacker)
            g.push(Instigate(me.seat, attacker, g.box.owner_of(action.defender)))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, SetOn):
            return None
        if not payable(g, me, self.costs):
            return ("V.4.2", why_not_payable(self.costs))
        return ("V.4.2", because("why-they_could_not"))

    def remover_of(self, g: Game, me: VagabondPieces, b: Fight, kind: int, remover: int) -> int:
        """V.4.2 Return his seat for buildings and tokens of both sides in a battle he
        instigated."""
        by = b.noted(Instigated)
        his = by is not None and by.seat == me.seat and g.box.kinds[kind].sort != WARRIOR
        return me.seat if his else remover


@dataclass
class Instigate(Frame):
    """V.4.2 A forced battle; buildings and tokens count as removed by the Vagrant."""

    seat: int
    attacker: int
    defender: int

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_torch, self.force)

    def exhaust_torch(self, g: Game) -> None:
        g.push(Pay(self.seat, character(g, self.seat).costs[:]))

    def force(self, g: Game) -> None:
        """1.5.5 Begin the battle: its two sides make all decisions in it."""
        place = vagabond(g, self.seat).place(g)
        g.push(Battle(Fight(place, self.attacker, self.defender, notes=[Instigated(self.seat)])))


verbs(SetOn)
frames(Instigate)
CHARACTERS: dict[str, type[Character]] = {"vagrant": Vagrant}


fight_notes(Instigated, "instigator")
