"""CBG.3 The setup of the Circuit Board Goats."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats
from revelry.reign import room_for
from undergrowth.automata.corners import ask_corner_among, random_corner
from undergrowth.automata.priority import by_priority
from undergrowth.engine.frames import frames
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.setup.seats import automated_seats
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SetUpGoats(Frame):
    """CBG.3.2 Goats and a big top in a random corner, and the same beside it."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_corner, self.settle)

    def choose_corner(self, g: Game) -> None:
        """CBG.3.2 A random one."""
        ask_corner_among(g, "CBG.3.2", corners(g, goats(g, self.seat)))

    def settle(self, g: Game) -> None:
        """CBG.3.2, R.2.3 There, and in the adjacent clearing of highest priority."""
        me = goats(g, self.seat)
        home = random_corner(g, self.seat)
        around = by_priority(g, [p for p in adjacent(g, self.seat, home) if p in g.clearings])
        beside = room_for(g, [me.warrior, me.big_top], around) or around
        for place in [home, *beside[:1]]:
            put(g, me.warrior, place, me.first_warriors)
            put(g, me.big_top, place, me.first_tops)


def corners(g: Game, me: GoatPieces) -> list[int]:
    """CBG.3.2 Return where no other automated opponent starts, nor a human, while there is such a
    one."""
    taken = [g.homes[other] for other in automated_seats(g) if other != me.seat]
    every = list(g.box.woodland.corners)
    free = [place for place in every if place not in taken]
    empty = [place for place in free if place not in g.homes]
    both = [me.warrior, me.big_top]
    return room_for(g, both, empty) or room_for(g, both, free) or free or every


frames(SetUpGoats)
