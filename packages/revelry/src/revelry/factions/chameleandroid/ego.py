"""CHMD.2.3 Placing ego: each scores the space that it uncovers, or what it brings unplaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from revelry.factions.chameleandroid.pieces import AndroidPieces, android
from undergrowth.automata.placing import announce_placing
from undergrowth.engine.frames import frames
from undergrowth.law.pieces.stopping import stop_by_piece
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import PLACE, Intent

PLACED: Final = "CHMD.5.2"
GENTRIFIED: Final = "CHMD.5.3"
REVELED: Final = "CHMD.7.4"
GROWN: Final = "CHMD.8.2"
_LAWS: Final = (PLACED, GENTRIFIED, REVELED, GROWN)
NOT_SCORING: Final = (GROWN,)
"""CHMD.8.2 By which of these sections an ego comes without points, placed or not."""
_BLOCKED: Final = "CHMD.2.3"


@dataclass
class PlaceLeftmost(Frame):
    """CHMD.2.3, CHMD.5.2 The leftmost ego, one after the other, into its clearing."""

    seat: int
    law: int = 0
    """By which section, as an index of those above."""
    count: int = 1

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.place)

    def announce(self, g: Game) -> None:
        """CHMD.5.2 Without an ego that can be placed there are points instead."""
        me = android(g, self.seat)
        while self.count > 0 and not me.ego.may_place(g):
            self.count -= 1
            self._miss(g, me)
        if self.count == 0:
            g.finish()
            return
        announce_placing(g, self.seat, _LAWS[self.law], me.ego.first(g), me.place(g), 1)

    def place(self, g: Game) -> None:
        """CHMD.5.2 R.11.8.2 Unless something stops it, which is gone now."""
        me = android(g, self.seat)
        self.count -= 1
        g.back_to("announce")
        if stop_by_piece(g, Intent(PLACE, self.seat, me.place(g), me.ego.first(g))):
            self._miss(g, me)
        elif self._scores():
            me.ego.put_and_score(g, _LAWS[self.law])
        else:
            me.ego.put_leftmost(g)

    def _scores(self) -> bool:
        return _LAWS[self.law] not in NOT_SCORING

    def _miss(self, g: Game, me: AndroidPieces) -> None:
        """CHMD.2.3 Score for an ego that cannot be placed, where it would have scored."""
        if self._scores():
            score(g, self.seat, me.blocked, _BLOCKED)


def placing(seat: int, law: str, count: int = 1) -> Frame:
    """CHMD.2.3 The procedure that places so many ego by a section."""
    return PlaceLeftmost(seat, _LAWS.index(law), count)


def store(g: Game, seat: int, law: str) -> None:
    """CHMD.5.3, CHMD.8.4 Move the leftmost ego, if there is one, onto the Id."""
    me = android(g, seat)
    if me.ego.left(g) > 0:
        me.ego.move_to_id(g, law)


frames(PlaceLeftmost)
