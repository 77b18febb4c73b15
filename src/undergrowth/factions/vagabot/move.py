"""R.7.2.2, R.7.5 Moving the pawn: towards a clearing, or into a random forest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.moves import ways
from undergrowth.automata.priority import by_priority
from undergrowth.automata.services.rivers import hire_boats_to, with_rivers
from undergrowth.automata.targets import Criterion
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.factions.vagabot.items import exhaust, usable
from undergrowth.factions.vagabot.pieces import vagabot
from undergrowth.law.moving.move import moved_together
from undergrowth.law.moving.ways import may_move_on, open_ways
from undergrowth.law.pieces.atoms import carry
from undergrowth.law.pieces.stopping import stop_by_piece
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent, Moved


class Wander(AtPlace):
    """`wander to 5`: the next move of its pawn (R.7.5)."""

    verb: ClassVar[str] = "wander to"
    picture: ClassVar[str] = "move"
    role: ClassVar[str] = "to"
    law: ClassVar[str] = "R.7.5"


class Hide(AtPlace):
    """`hide in f3`: chance picks a forest."""

    verb: ClassVar[str] = "hide in"
    picture: ClassVar[str] = "move"
    role: ClassVar[str] = "to"


_MOVE: Final = Prompt("vagabot.move", "R.7.5")
_SLIP: Final = Prompt("vagabot.slip", "R.7.4.3")
FAR: Final = 1 << 10
"""More moves than any path needs: unreachable."""


class Trails:
    """R.7.5 The number of moves the pawn needs from its place to each place."""

    def __init__(self, g: Game, seat: int, origin: int) -> None:
        self.steps: Final = _distances(g, seat, origin)

    def steps_to(self, g: Game, seat: int, place: int) -> int:
        """Return the fewest moves to a place, FAR if it cannot be reached."""
        return self.steps[place]

    def reaches(self, place: int) -> bool:
        """Whether a place can be reached."""
        return self.steps[place] < FAR

    def nearest(self) -> Criterion:
        """R.7.5 Return the criterion that targets the nearest clearing."""
        return Criterion("nearest", False, self.steps_to)


def trails(g: Game, seat: int) -> Trails:
    """R.7.5 Return the distances from its pawn; R.9.7 (advanced) by river if it could hire
    boats."""
    return Trails(with_rivers(g, seat) or g, seat, vagabot(g, seat).place(g))


def _distances(g: Game, seat: int, origin: int) -> list[int]:
    """R.7.5 Return the fewest moves in one turn from one place to each other."""
    steps = [FAR] * g.places
    steps[origin] = 0
    edge = [origin]
    while edge:
        beyond: list[int] = []
        for place in edge:
            if place != origin and not may_move_on(g, seat, place):
                continue
            for other in ways(g, seat, place):
                if steps[other] == FAR:
                    steps[other] = steps[place] + 1
                    beyond.append(other)
        edge = beyond
    return steps


def next_step(g: Game, seat: int, target: int) -> int:
    """R.7.5, R.2.1 Return the next place on a shortest path, by priority if there are several."""
    best, fewest = NOWHERE, FAR
    afloat = with_rivers(g, seat) or g
    for place in by_priority(g, ways(afloat, seat, vagabot(g, seat).place(g))):
        stays = place != target and not may_move_on(afloat, seat, place)
        left = FAR if stays else _distances(afloat, seat, place)[target]
        if left < fewest:
            best, fewest = place, left
    return best


def shift_pawn(g: Game, seat: int, place: int) -> None:
    """4.2 Move the pawn, unless an effect stops it (R.11.8.2)."""
    me = vagabot(g, seat)
    origin = me.place(g)
    if stop_by_piece(g, Intent(MOVE, seat, place, me.pawn, origin)):
        return
    carry(g, me.pawn, origin, place, 1)
    moved_together(g, [Moved(seat, origin, place, 0, False, [me.pawn], [1])])


@dataclass
class GoTo(Frame):
    """R.7.5 Move towards a clearing, exhausting an item for each move, while items last."""

    seat: int
    target: int
    place: int = NOWHERE
    """The destination of the next move."""
    paid: bool = False
    """R.9.7 (advanced) Whether it hired boats for that move, which then exhausts no item."""

    def script(self) -> tuple[Step, ...]:
        return (self.set_out, self.announce, self.go)

    def set_out(self, g: Game) -> None:
        """R.7.5 Announce the next move on the shortest path; R.9.7 (advanced) hire boats if
        needed."""
        me = vagabot(g, self.seat)
        origin = me.place(g)
        if origin == self.target or usable(g, self.seat) < me.costs["move"]:
            g.finish()
            return
        self.place = next_step(g, self.seat, self.target)
        if self.place == NOWHERE:
            g.finish()
            return
        self.paid = self.place not in ways(g, self.seat, origin)
        hire_boats_to(g, self.seat, origin, self.place)

    def announce(self, g: Game) -> None:
        g.ask(self.seat, _MOVE, [Wander(self.place)])

    def go(self, g: Game) -> None:
        """R.7.5 Exhaust an item and move; a stopped move costs its item, too (R.11.8.2)."""
        if not self.paid:
            exhaust(g, self.seat, vagabot(g, self.seat).costs["move"])
        g.back_to("set_out")
        shift_pawn(g, self.seat, self.place)


@dataclass
class SlipAway(Frame):
    """R.7.4.3, R.7.7.3 Move into a random adjacent forest."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.go)

    def choose(self, g: Game) -> None:
        """R.7.4.3 Pick an adjacent forest at random."""
        near = forests(g, self.seat)
        if not near:
            g.finish()
            return
        g.ask(CHANCE, _SLIP, [Hide(place) for place in near])

    def go(self, g: Game) -> None:
        shift_pawn(g, self.seat, g.chose(Hide).place)


def forests(g: Game, seat: int) -> list[int]:
    """R.7.4.3, 2.4.1 Return the forests adjacent to its pawn into which it can be moved."""
    near = g.box.woodland.forests[vagabot(g, seat).place(g)]
    return open_ways(g, seat, NOWHERE, near)


verbs(Wander, Hide)
frames(GoTo, SlipAway)
