"""17.2.3, 17.2.5 Governors and Peacekeepers: limits on enemies, and defending others."""

from __future__ import annotations

from undergrowth.factions.twilight_council.pieces import CouncilPieces
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import TAKE_HIT, Fight, Intent


def governed(g: Game, me: CouncilPieces, i: Intent) -> bool:
    """17.2.3 Whether a Governing assembly forbids an enemy's intended action.

    Nothing is forbidden during a battle, up to its end.
    """
    if i.place == NOWHERE or not me.governs(g, i.place):
        return False
    if i.how == TAKE_HIT or not is_enemy(g, i.by, me.seat):
        return False
    return not _in_battle(g)


def _in_battle(g: Game) -> bool:
    """17.2.3 Whether a battle is in progress; effects after its end are no part of it."""
    for frame in reversed(g.stack):
        if isinstance(frame, Fighting):
            return True
        if isinstance(frame, Trigger) and frame.is_after_battle():
            return False
    return False


def keeps_peace(g: Game, me: CouncilPieces, b: Fight) -> bool:
    """17.2.5 Whether a battle is one between two enemies of the Council at an assembly."""
    if me.seat in (b.attacker, b.defender) or not me.has_assembly(g, b.place):
        return False
    return is_enemy(g, b.attacker, me.seat) and is_enemy(g, b.defender, me.seat)


def defends_for(g: Game, me: CouncilPieces, b: Fight) -> bool:
    """17.2.5, 17.2.5.I Whether Council warriors fight beside the defender.

    Not for a Vagabond, and not against one that is Allied to the Council.
    """
    if not keeps_peace(g, me, b):
        return False
    if g.has_seat(b.defender) and book(g).faction(b.defender).pawn >= 0:
        return False
    return not joins_ally(g, me, b)


def joins_ally(g: Game, me: CouncilPieces, b: Fight) -> bool:
    """17.2.5.I Whether Council warriors fight beside a Vagabond who attacks as their ally."""
    if not g.has_seat(b.attacker) or me.seat not in book(g).faction(b.attacker).bonds.allies(g):
        return False
    return keeps_peace(g, me, b)
