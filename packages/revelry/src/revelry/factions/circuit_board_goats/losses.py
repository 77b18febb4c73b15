"""CBG.2.3 Big Tops: what it costs to lose one outside Endorse."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.factions.circuit_board_goats.birdsong import Endorse
from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats
from undergrowth.engine.frames import frames
from undergrowth.law.removing.triggers import Trigger
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed


@dataclass
class BigTopLost(Trigger):
    """CBG.2.3 Points for each, or CBG.7.2 for the last one alone."""

    seat: int
    count: int

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.lose,)

    def lose(self, g: Game) -> None:
        me = goats(g, self.seat)
        score(g, self.seat, -me.level("loss") * self.count, "CBG.2.3")


def lost_tops(g: Game, me: GoatPieces, r: Removed) -> list[Frame]:
    """CBG.2.3 Return the losses for removed big tops, outside Endorse; CBG.7.2, CBG.7.3, CBG.7.4
    only for the last one that leaves the map."""
    n = sum([r.counts[i] for i, kind in enumerate(r.kinds) if kind == me.big_top])
    if n == 0 or g.within(Endorse) is not None:
        return []
    if me.level("last") > 0:
        n = 1 if g.on_map(me.big_top) == 0 else 0
    return [BigTopLost(me.seat, n)] if n > 0 else []


frames(BigTopLost)
