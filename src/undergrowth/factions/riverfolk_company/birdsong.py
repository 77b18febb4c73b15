"""11.4 The Riverfolk's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.riverfolk_company.pieces import (
    BOXES,
    FUNDS,
    LOST,
    PAYMENTS,
    RiverfolkPieces,
    bank,
    riverfolk,
    shift_fund,
)
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.twins.trade import note_paid


def has_posts(g: Game, me: RiverfolkPieces) -> bool:
    """11.4.2 Whether any trade post is on the map."""
    for kind in me.posts.kinds:
        if g.on_map(kind) > 0:
            return True
    return False


@dataclass
class Protectionism(Frame):
    """11.4.1 Put own warriors into the Payments box, if there are no payments."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay,)

    def applies(self, g: Game) -> bool:
        return riverfolk(g, self.seat).board(g).total(PAYMENTS) == 0

    def pay(self, g: Game) -> None:
        """11.4.1, 1.5.4 Put in as many as there are."""
        me = riverfolk(g, self.seat)
        n = bank(g, me, PAYMENTS, me.warrior, me.protection)
        note_paid(g, me.seat, me.warrior, n, "protected", "11.4.1")


@dataclass
class ScoreDividends(Frame):
    """11.4.2 Score for funds while a trade post is on the map; other boxes do not count."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def applies(self, g: Game) -> bool:
        return has_posts(g, riverfolk(g, self.seat))

    def score(self, g: Game) -> None:
        """11.4.2 Score a point for every two funds."""
        me = riverfolk(g, self.seat)
        score(g, self.seat, me.board(g).total(FUNDS) // me.per_point, "11.4.2")


@dataclass
class GatherFunds(Frame):
    """11.4.3 Turn all warriors on the board into funds."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.gather,)

    def gather(self, g: Game) -> None:
        """11.4.3 Move them from Payments, Committed and the tracks."""
        me = riverfolk(g, self.seat)
        board = me.board(g)
        for box in range(BOXES):
            for kind in board.kinds(box) if box not in (FUNDS, LOST) else []:
                shift_fund(g, me, kind, box, FUNDS, board.count(box, kind))
        if g.log is not None:
            g.note("gathered", "11.4.3", self.seat, {"count": board.total(FUNDS)})


frames(Protectionism, ScoreDividends, GatherFunds)
