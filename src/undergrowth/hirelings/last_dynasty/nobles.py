"""Bluebird Nobles: their controller wins ties for rule, and scores for ruling."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed
from undergrowth.law.pieces.rule import ruled_by, strength
from undergrowth.law.victory.score import may_score, score
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind


class BluebirdNobles(Employed):
    """The Bluebird Nobles, the demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.clearings_per_point: Final = sheet(f"hirelings/{name}").number("clearings_per_point")

    # ---- rule

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """H.2.2, 7.2.2 Return the controller as ruler where it is tied and has pieces, or
        hirelings.

        9.2.2 A pawn cannot rule, so a pawn alone is not enough.  As for the Eyrie, Pilgrims
        (10.2.4) and "always" (12.2.2) are asked later, by their `rank`.
        """
        seat = self.decider(g)
        if seat == NOBODY:
            return ruler
        counts = strength(g, seat, place)
        if counts == most and (counts > 0 or has_more_than_pawns(g, seat, place)):
            return seat
        return ruler

    def rules_by_pieces(self) -> bool:
        """Return True: a change of controller resets the cached rulers."""
        return True

    # ---- at the start of Birdsong

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def is_compelled(self, g: Game, seat: int) -> bool:
        return True

    def points(self, g: Game, seat: int) -> int:
        """H.2.3 Return the points its controller scores now."""
        return len(ruled_by(g, seat)) // self.clearings_per_point

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.points(g, seat) > 0 and may_score(g, seat):
            return None
        return ("H.2.3", because("why-nobles_score_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        score(g, seat, self.points(g, seat), "H.2.3")


def has_more_than_pawns(g: Game, seat: int, place: int) -> bool:
    """9.2.2 Whether a seat has a faction piece other than its pawn in a clearing."""
    pawn = book(g).owner(seat).pawn
    pawns = g.count(pawn, place) if pawn >= 0 else 0
    return g.presence[seat * g.places + place] > pawns
