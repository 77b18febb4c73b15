"""9.2.6, 9.2.7, 9.2.9.IIc The Vagabond in battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.factions.vagabond.items import damage, swords
from undergrowth.factions.vagabond.pieces import HOSTILE, VagabondPieces
from undergrowth.factions.vagabond.relationships import allies, move_marker
from undergrowth.factions.vagabond.state import board
from undergrowth.law.battle.battle import Battle
from undergrowth.law.items.answers import Damage, damages
from undergrowth.table.answers import OfFaction, OfPiece
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Fight


class AttackWith(OfFaction):
    """`attack with marquise_de_cat`: the ally whose warriors fight as his own."""

    verb: ClassVar[str] = "attack with"
    law: ClassVar[str] = "9.2.9.IIc"


class LoseAlly(OfPiece):
    """`lose ally warrior`: an Allied warrior takes the hit."""

    verb: ClassVar[str] = "lose ally"
    law: ClassVar[str] = "9.2.9.IId"


def may_join(g: Game, me: VagabondPieces, b: Fight) -> list[Action]:
    """9.2.9.IIc Allies that can fight for him, at the start of a battle he began."""
    if b.attacker != me.seat or b.ally != NOBODY:
        return []
    return [
        AttackWith(g.box.owner_numbers[ally])
        for ally in allies(g, me.seat)
        if ally != b.defender and g.warriors_at(ally, b.place) > 0
    ]


def most_hits(g: Game, me: VagabondPieces, b: Fight) -> int:
    """9.2.6, 9.2.9.IIc Undamaged swords, and an ally's warriors."""
    most = swords(g, me.seat)
    if b.ally != NOBODY and b.attacker == me.seat:
        most += g.warriors_at(b.ally, b.place)
    return most


def hits_taken(g: Game, me: VagabondPieces, b: Fight, marks: list[int]) -> list[Action]:
    """9.2.7, 9.2.9.IId Items to damage and Allied warriors to lose.

    Once no item is left to damage, further hits are ignored, even beside an ally.
    """
    options = damages(board(g, me.seat).items)
    if options and b.ally != NOBODY and b.attacker == me.seat:
        for kind in book(g).faction(b.ally).kinds:
            k = g.box.kinds[kind]
            if k.sort == WARRIOR and g.count(kind, b.place) > marks.count(kind):
                options.append(LoseAlly(k.piece))
    return options


def use_in_battle(g: Game, me: VagabondPieces, action: Action) -> bool:
    """Carry out what was offered in a battle; False for any other action."""
    if isinstance(action, AttackWith):
        g.innermost(Battle).fight.ally = g.box.owner_of(action.faction)
        if g.log is not None:
            fields: dict[str, int | str] = {"faction": g.seat_name(g.box.owner_of(action.faction))}
            g.note("attacked_with", "9.2.9.IIc", me.seat, fields)
    elif isinstance(action, Damage):
        damage(g, me.seat, action.item, action.condition, "9.2.7")
        f = g.innermost(Battle).fight
        if f.attacker == me.seat:
            f.own_hits += 1
    elif isinstance(action, LoseAlly):
        battle = g.innermost(Battle)
        ally = battle.fight.ally
        battle.attacker_lost.append(g.box.kind_at[ally][action.piece])
        battle.fight.ally_hits += 1
    else:
        return False
    return True


def betrayed(g: Game, me: VagabondPieces, b: Fight) -> list[Frame]:
    """9.2.9.IId Whether the ally took more hits than he did himself."""
    if b.attacker == me.seat and b.ally != NOBODY and b.ally_hits > b.own_hits:
        return [Betrayal(me.seat, b.ally)]
    return []


@dataclass
class Betrayal(Frame):
    """9.2.9.IId The ally turns Hostile."""

    seat: int
    ally: int

    def copy(self) -> Frame:
        return Betrayal(self.seat, self.ally)

    def script(self) -> tuple[Step, ...]:
        return (self.turn_hostile,)

    def turn_hostile(self, g: Game) -> None:
        move_marker(g, self.seat, self.ally, HOSTILE, "9.2.9.IId")


verbs(AttackWith, LoseAlly)
frames(Betrayal)
