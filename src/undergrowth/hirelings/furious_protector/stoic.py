"""Stoic Protector: its controller's faction is safe in its clearing."""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.furious_protector.pawn import Protector
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Intent


class StoicProtector(Protector):
    """The Stoic Protector, the demoted side."""

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places it with the controller's pieces, if it is not on the
        map."""
        if self.stands(g):
            return []
        places = g.stands_in(seat)[:]
        return [PostPieces(seat, [self.pawn], [1], places)]

    def shields(self, g: Game, owner: int, place: int, enemy: int) -> bool:
        """H.2.2 Whether it keeps an enemy from harming its controller's faction in a clearing."""
        seat = self.decider(g)
        if seat == NOBODY or owner != seat or not self.guards(g, place):
            return False
        return is_enemy(g, enemy, seat)

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """H.2.2 Whether a defender can be attacked: not the Protector, nor its controller beside
        it."""
        if self.shields(g, defender, place, attacker):
            return False
        return does and defender != self.index

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """H.2.2 Forbid removing the controller's pieces there, also by hits in battle."""
        return self.shields(g, i.owner, i.place, i.by)

    def cannot(self, i: Intent) -> Reason:
        return ("H.2.2", because("why-protector_shields_them"))
