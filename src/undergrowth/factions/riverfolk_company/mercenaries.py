"""11.2.7.III Mercenaries: whose the Riverfolk's warriors are for rule and battle."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.factions.riverfolk_company.pieces import RiverfolkPieces
from undergrowth.law.battle.battlefield import has_pawn
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import LoseOther, losses_beside
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.records import Fight, Removed


def hirer(g: Game, me: RiverfolkPieces) -> int:
    """11.2.7.III The player who treats their warriors as its own now, or NOBODY.

    Through Daylight and Evening of the turn in which they were bought.
    """
    return g.turn if me.hired in g.used and g.phase != BIRDSONG else NOBODY


def weight_there(g: Game, me: RiverfolkPieces, place: int) -> int:
    """2.5 What their warriors in a clearing count towards rule."""
    weight = g.weights[me.warrior] if g.weights else g.box.kinds[me.warrior].weight
    return weight * g.warriors_at(me.seat, place)


def fights_for(g: Game, me: RiverfolkPieces, f: Fight, owner: int) -> bool:
    """11.2.7.III Whether they fight as the warriors of a side: never against themselves."""
    return owner == hirer(g, me) and me.seat not in (f.attacker, f.defender)


def has_own(g: Game, owner: int, place: int) -> bool:
    """4.3 Whether somebody has anything of its own to battle with in a clearing."""
    return g.warriors_at(owner, place) > 0 or has_pawn(g, owner, place)


def split(
    g: Game, me: RiverfolkPieces, f: Fight, owner: int, marks: list[int], options: list[Action]
) -> list[Action]:
    """11.2.7.IIIa Every other hit is theirs; the first one, so the odd one, is the buyer's own.

    While the buyer has no warriors left theirs take all, as the general law has it.
    """
    if len(marks) % 2 == 0:
        return options
    name = g.box.owner_numbers[me.seat]
    lent = [
        option
        for option in losses_beside(g, f, owner, marks)
        if isinstance(option, LoseOther) and option.faction == name
    ]
    return [*lent] if lent else options


def fell_for_another(g: Game, me: RiverfolkPieces, r: Removed, index: int) -> bool:
    """11.2.7.IIIb Whether warriors of theirs fell in a battle that they fought for another."""
    battle = g.within(Fighting)
    if not r.in_battle or battle is None or g.box.kinds[r.kinds[index]].owner != me.seat:
        return False
    f = battle.what()
    return fights_for(g, me, f, f.attacker) or fights_for(g, me, f, f.defender)
