"""R.7.7.6 The Arbiter, who helps a defender in his clearing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.characters.enlisting import needs_arbiter
from undergrowth.engine.actions import Action, verbs
from undergrowth.factions.vagabot.pieces import ARBITER, VagabotPieces
from undergrowth.factions.vagabot.state import board
from undergrowth.law.battle.battle import Battle
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.game import Game
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.records import Fight


class CallOn(OfFaction):
    """`call on vagabot`: the defender enlists the Arbiter."""

    verb: ClassVar[str] = "call on"
    law: ClassVar[str] = "R.7.7.6"


@dataclass
class VagabotLent(FightNote):
    """R.7.7.6 He was enlisted for this battle, and adds these hits."""

    hits: int


def may_be_enlisted(g: Game, me: VagabotPieces, b: Fight, seat: int, window: int) -> list[Action]:
    """R.7.7.6 Offer the Arbiter to the defender, once in a battle of others."""
    if (
        window == BEFORE_ROLL
        and seat == b.defender
        and g.has_seat(seat)
        and board(g, me.seat).character == ARBITER
        and me.seat not in (b.attacker, b.defender)
        and g.count(me.pawn, b.place) > 0
        and b.noted(VagabotLent) is None
    ):
        return [CallOn(me.number)]
    return []


def enlist(g: Game, me: VagabotPieces, seat: int) -> None:
    """R.7.7.6 Score, and note the items on his Battle Track, which raise the defender's maximum."""
    g.innermost(Battle).fight.note(VagabotLent(len(board(g, me.seat).track)))
    if g.log is not None:
        g.note("enlisted", "R.7.7.6", seat, {"arbiter": g.seat_name(me.seat)})
    score(g, me.seat, me.points["arbiter"], "R.7.7.6")


def is_needed(g: Game, me: VagabotPieces, action: Action) -> bool:
    """R.7.7.6 Whether an automated opponent enlists him."""
    return isinstance(action, CallOn) and needs_arbiter(g, g.innermost(Battle).fight, me)


def lent_hits(b: Fight, owner: int) -> int:
    """R.7.7.6 Return the hits he adds to the defender's maximum, 0 for any other side."""
    lent = b.noted(VagabotLent)
    return lent.hits if lent is not None and owner == b.defender else 0


verbs(CallOn)
fight_notes(VagabotLent, "vagabot_lent")
