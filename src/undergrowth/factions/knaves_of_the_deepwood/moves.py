"""18.2.4 Deepwood Runners; 18.2.5 Follow Me: moves in forests and with a Captain."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import ANY_NUMBER, destinations, may_move_so, neighbours
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, is_forest
from undergrowth.table.records import MOVE, Intent


@dataclass
class CaptainMove(Frame):
    """18.2.5, 18.5.1.I Move the Acting Captain, and any Skunks that go with it."""

    seat: int
    free: bool = False
    """18.5.1.IVa Whether rule is ignored."""
    to_clearing: bool = False
    """18.5.1.IVc Whether it ends in a clearing."""
    optional: bool = False

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.tell)

    def move(self, g: Game) -> None:
        """18.2.5 Begin the move, if the Captain can move anywhere."""
        me = knaves(g, self.seat)
        if ways(g, me, self.free, self.to_clearing):
            g.push(Move(self.seat, optional=self.optional, also=[me.acting_kind(g)]))

    def tell(self, g: Game) -> None:
        """4.2 Hand the pieces moved to the frame that began this."""
        g.finish_with(g.told)


def leading(g: Game, seat: int) -> CaptainMove | None:
    """18.2.5 Return the Captain's move in progress, unless another procedure interrupts it."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, CaptainMove) and frame.seat == seat:
            direct = i + 1 == len(g.stack) or isinstance(g.stack[i + 1], Move)
            return frame if direct else None
    return None


def ways(g: Game, me: KnavePieces, free: bool = False, to_clearing: bool = False) -> list[int]:
    """18.2.4, 4.2.1 Return the places the Acting Captain can move to; `free` ignores rule."""
    here, kind = me.place(g), me.acting_kind(g)
    if here == NOWHERE:
        return []
    if free:
        i = Intent(MOVE, me.seat, kind=kind, origin=here)
        found: list[int] = []
        for place in neighbours(g, me.seat, here):
            i.place = place
            if may_move_so(g, i):
                found.append(place)
    else:
        found = destinations(g, me.seat, here, ANY_NUMBER, kind)
    return [place for place in found if not (to_clearing and is_forest(place))]


def may_lead(g: Game, me: KnavePieces) -> bool:
    """18.5.1.I Whether the Acting Captain can take a move."""
    return len(ways(g, me)) > 0


def runs(g: Game, me: KnavePieces, place: int, there: list[int]) -> list[int]:
    """18.2.4 Add the forests next to a place (2.4.1), unless the move has to end in a clearing."""
    lead = leading(g, me.seat)
    if lead is not None and lead.to_clearing:
        return there
    return [*there, *g.box.woodland.forests[place]]


def needs_rule(g: Game, me: KnavePieces, origin: int, destination: int) -> bool:
    """18.2.4, 18.5.1.IVa Whether a move needs rule: not in or out of forests, nor in a Dash."""
    if is_forest(origin) or is_forest(destination):
        return False
    lead = leading(g, me.seat)
    return lead is None or not lead.free


def stays_behind(g: Game, me: KnavePieces, i: Intent) -> bool:
    """18.2.5 Whether a piece must stay: another Captain cannot follow the Acting Captain."""
    if not me.is_captain(i.kind):
        return False
    lead = leading(g, me.seat)
    return lead is not None and i.kind != me.acting_kind(g)


frames(CaptainMove)
