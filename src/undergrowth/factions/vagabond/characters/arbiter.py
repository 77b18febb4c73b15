"""V.5 Arbiter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.characters.enlisting import needs_arbiter
from undergrowth.engine.actions import Action, verbs
from undergrowth.factions.vagabond.character import Character
from undergrowth.factions.vagabond.items import swords
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.law.battle.battle import Battle
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.game import Game
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.records import Fight


class Enlist(OfFaction):
    """`enlist vagabond`: the defender takes the Arbiter on."""

    verb: ClassVar[str] = "enlist"
    law: ClassVar[str] = "V.5.2"


@dataclass
class HitsLent(FightNote):
    """V.5.2 He was enlisted for this battle, and adds these hits."""

    hits: int


class Arbiter(Character):
    """V.5.2 Protector: a defender beside him may enlist him before the roll."""

    def battle_effects(
        self, g: Game, me: VagabondPieces, b: Fight, seat: int, window: int
    ) -> list[Action]:
        """V.5.2 Offer the Arbiter to a defender beside him, before the roll, once in a battle of
        others."""
        if (
            window == BEFORE_ROLL
            and seat == b.defender
            and g.has_seat(seat)  # H.3.5 only a faction may
            and me.seat not in (b.attacker, b.defender)
            and g.count(me.pawn, b.place) > 0
            and b.noted(HitsLent) is None
        ):
            return [Enlist(me.number)]
        return []

    def use(self, g: Game, me: VagabondPieces, seat: int, action: Action) -> bool:
        """V.5.2 Score, and note his undamaged swords, which raise the most hits the defender can
        roll."""
        if not isinstance(action, Enlist) or action.faction != me.number:
            return False
        b = g.innermost(Battle).fight
        b.note(HitsLent(swords(g, me.seat)))
        if g.log is not None:
            g.note("enlisted", "V.5.2", seat, {"arbiter": g.seat_name(me.seat)})
        score(g, me.seat, self.page.number("vp"), "V.5.2")
        return True

    def suits_automated(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        """R.7.7.6 Whether the three conditions hold on which an automated opponent enlists him."""
        return (
            isinstance(action, Enlist)
            and action.faction == me.number
            and needs_arbiter(g, g.innermost(Battle).fight, me)
        )

    def lent_hits(self, g: Game, me: VagabondPieces, b: Fight, owner: int) -> int:
        """V.5.2 Return what his swords add for the defender, 0 for any other side."""
        lent = b.noted(HitsLent)
        return lent.hits if lent is not None and owner == b.defender else 0


verbs(Enlist)
CHARACTERS: dict[str, type[Character]] = {"arbiter": Arbiter}


fight_notes(HitsLent, "lent")
