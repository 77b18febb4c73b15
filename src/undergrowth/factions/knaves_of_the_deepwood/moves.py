"""18.2.4 Deepwood Runners; 18.2.5 Follow Me: moving in and out of forests, and with a Captain."""

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
    """18.2.5, 18.5.1.I A move of the Acting Captain, and of any Skunks that go with it."""

    seat: int
    free: bool = False
    """18.5.1.IVa Whether rule is ignored."""
    to_clearing: bool = False
    """18.5.1.IVc Whether it ends in a clearing."""
    optional: bool = False

    def copy(self) -> Frame:
        return CaptainMove(self.seat, self.free, self.to_clearing, self.optional)

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.tell)

    def move(self, g: Game) -> None:
        """18.2.5 Nobody asks where there is nowhere to go."""
        me = knaves(g, self.seat)
        if ways(g, me, self.free, self.to_clearing):
            g.push(Move(self.seat, optional=self.optional, also=[me.acting_kind(g)]))

    def tell(self, g: Game) -> None:
        """4.2 What has moved, for whatever began this."""
        g.finish_with(g.told)


def leading(g: Game, seat: int) -> CaptainMove | None:
    """18.2.5 Return the move of a Captain that is being taken, unless something else is in
    between."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, CaptainMove) and frame.seat == seat:
            direct = i + 1 == len(g.stack) or isinstance(g.stack[i + 1], Move)
            return frame if direct else None
    return None


def ways(g: Game, me: KnavePieces, free: bool = False, to_clearing: bool = False) -> list[int]:
    """18.2.4, 4.2.1 Where the Acting Captain can move to, with rule or without."""
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
    """18.2.4 Also into the forests next to a place (2.4.1), but where a move ends in a clearing."""
    lead = leading(g, me.seat)
    if lead is not None and lead.to_clearing:
        return there
    return [*there, *g.box.woodland.forests[place]]


def needs_rule(g: Game, me: KnavePieces, origin: int, destination: int) -> bool:
    """18.2.4, 18.5.1.IVa In and out of forests no rule is needed, nor in a Dash."""
    if is_forest(origin) or is_forest(destination):
        return False
    lead = leading(g, me.seat)
    return lead is None or not lead.free


def stays_behind(g: Game, me: KnavePieces, i: Intent) -> bool:
    """18.2.5 With a Captain go Skunks, and no other Captain."""
    if not me.is_captain(i.kind):
        return False
    lead = leading(g, me.seat)
    return lead is not None and i.kind != me.acting_kind(g)


frames(CaptainMove)
