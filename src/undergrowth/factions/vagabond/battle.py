"""9.2.6, 9.2.7, 9.2.9.IIc The Vagabond in battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.factions.vagabond.items import damage
from undergrowth.factions.vagabond.pieces import HOSTILE, VagabondPieces
from undergrowth.factions.vagabond.relationships import allies, move_marker
from undergrowth.factions.vagabond.state import board
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import is_left
from undergrowth.law.items.answers import Damage, damages
from undergrowth.table.answers import OfFaction, OfPiece
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Fight, Hit


@dataclass
class AllyInBattle(FightNote):
    """9.2.9.IIc, 9.2.9.IId The ally that fights for him, and the hits on it and on himself."""

    ally: int = NOBODY
    ally_hits: int = 0
    own_hits: int = 0


class AttackWith(OfFaction):
    """`attack with marquise_de_cat`: the ally whose warriors fight as his own."""

    verb: ClassVar[str] = "attack with"
    law: ClassVar[str] = "9.2.9.IIc"


class LoseAlly(OfPiece):
    """`lose ally warrior`: an Allied warrior takes the hit."""

    verb: ClassVar[str] = "lose ally"
    law: ClassVar[str] = "9.2.9.IId"


def may_join(g: Game, me: VagabondPieces, b: Fight) -> list[Action]:
    """9.2.9.IIc Return the allies that can fight for him, at the start of a battle he began.

    17.2.5.I None where one does so by itself.
    """
    ally = ally_in(g, me, b)
    if b.attacker != me.seat or (ally != NOBODY and g.warriors_at(ally, b.place) > 0):
        return []
    return [
        AttackWith(g.box.owner_numbers[ally])
        for ally in allies(g, me.seat)
        if ally != b.defender and g.warriors_at(ally, b.place) > 0
    ]


def ally_in(g: Game, me: VagabondPieces, b: Fight) -> int:
    """9.2.9.IIc Return the ally whose warriors he treats as his own in a battle, or NOBODY.

    17.2.5.I One may fight for him by itself.
    """
    if b.attacker != me.seat:
        return NOBODY
    noted = b.noted(AllyInBattle)
    if noted is not None and noted.ally != NOBODY:
        return noted.ally
    for ally in allies(g, me.seat):
        if ally != b.defender and book(g).faction(ally).joins_ally(g, b):
            return ally
    return NOBODY


def _ally_noted(b: Fight) -> AllyInBattle:
    """9.2.9.IId Return what is noted of his ally in a battle; an empty record if nothing is."""
    noted = b.noted(AllyInBattle)
    return noted if noted is not None else AllyInBattle()


def hits_taken(g: Game, me: VagabondPieces, b: Fight, marks: list[int]) -> list[Action]:
    """9.2.7, 9.2.9.IId Return the items he can damage and the Allied warriors he can lose to a hit.

    Once no item is left to damage, further hits are ignored, even beside an ally.  Warriors that
    the enemy cannot remove there take none.
    """
    options = damages(board(g, me.seat).items)
    ally = ally_in(g, me, b)
    if options and ally != NOBODY:
        for kind in book(g).faction(ally).kinds:
            k = g.box.kinds[kind]
            if k.sort == WARRIOR and is_left(g, b, me.seat, kind, marks):
                options.append(LoseAlly(k.piece))
    return options


def use_in_battle(g: Game, me: VagabondPieces, action: Action) -> bool:
    """Carry out what was offered in a battle; False for any other action."""
    if isinstance(action, AttackWith):
        ally = g.box.owner_of(action.faction)
        b = g.innermost(Fighting).record()
        noted = _ally_noted(b)
        b.note(AllyInBattle(ally, noted.ally_hits, noted.own_hits))
        if g.log is not None:
            fields: dict[str, int | str] = {"faction": g.seat_name(ally)}
            g.note("attacked_with", "9.2.9.IIc", me.seat, fields)
    elif isinstance(action, Damage):
        damage(g, me.seat, action.item, action.condition, "9.2.7")
        b = g.innermost(Fighting).record()
        if ally_in(g, me, b) != NOBODY:
            noted = _ally_noted(b)
            b.note(AllyInBattle(noted.ally, noted.ally_hits, noted.own_hits + 1))
    elif isinstance(action, LoseAlly):
        b = g.innermost(Fighting).record()
        b.hits.append(Hit(me.seat, g.box.kind_at[ally_in(g, me, b)][action.piece]))
        noted = _ally_noted(b)
        b.note(AllyInBattle(noted.ally, noted.ally_hits + 1, noted.own_hits))
    else:
        return False
    return True


def betrayals(g: Game, me: VagabondPieces, b: Fight) -> list[Frame]:
    """9.2.9.IId Return the `Betrayal` that follows when his ally took more hits than he did."""
    ally = ally_in(g, me, b)
    noted = _ally_noted(b)
    if ally != NOBODY and noted.ally_hits > noted.own_hits:
        return [Betrayal(me.seat, ally)]
    return []


@dataclass
class Betrayal(Frame):
    """9.2.9.IId The ally turns Hostile."""

    seat: int
    ally: int

    def script(self) -> tuple[Step, ...]:
        return (self.turn_hostile,)

    def turn_hostile(self, g: Game) -> None:
        move_marker(g, self.seat, self.ally, HOSTILE, "9.2.9.IId")


verbs(AttackWith, LoseAlly)
frames(Betrayal)
fight_notes(AllyInBattle, "ally", "ally_hits", "own_hits")
