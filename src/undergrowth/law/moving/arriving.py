"""4.2 Effects that a move sets off: first those on the way, then those at the destination.

A piece lost on its way does not arrive: it sets off nothing at the destination, and counts as
removed from no clearing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.frames import NOBODY, frames
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.removing.triggers import Trigger, resolve_triggers
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Moved


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheWay(Trigger):
    """4.2 Base of procedures that moving pieces set off on their way.

    Its result is the owner and kind of a piece that does not arrive, after `lose_on_the_way` has
    removed it; no result if all go on.
    """


def set_off_by(g: Game, moves: list[Moved]) -> list[Frame]:
    """4.2 Return the procedures that pieces moved at once set off."""
    met: list[Frame] = [each for each in _together(g, moves) if isinstance(each, OnTheWay)]
    if met:
        return [Journey([m.copy() for m in moves], met)]
    return _arrived(g, moves)


def _arrived(g: Game, moves: list[Moved]) -> list[Frame]:
    """4.2 Return the procedures that they set off at their destination."""
    waiting: list[Frame] = []
    for m in moves:
        for source in book(g).hooks.on_moved:
            waiting += source.on_moved(g, m)
    return waiting + [each for each in _together(g, moves) if not isinstance(each, OnTheWay)]


def _together(g: Game, moves: list[Moved]) -> list[Frame]:
    """4.2 Return the procedures that they set off together, on their way and at the end."""
    found: list[Frame] = []
    if moves:
        for source in book(g).hooks.on_moved_together:
            found += source.on_moved_together(g, moves)
    return found


@dataclass
class Journey(Frame):
    """4.2 Resolve effects on the way of moved pieces, one after another, then their arrival."""

    moves: list[Moved]
    waiting: list[Frame] = field(default_factory=list)
    """Effects still to come, in the order of their way."""

    def copy(self) -> Frame:
        return Journey([m.copy() for m in self.moves], [each.copy() for each in self.waiting])

    def script(self) -> tuple[Step, ...]:
        return (self.meet, self.lose, self.arrive)

    def meet(self, g: Game) -> None:
        """4.2 Begin the next effect on their way."""
        if self.waiting:
            g.push(self.waiting.pop(0))

    def lose(self, g: Game) -> None:
        """4.2 Leave a piece that was lost out of the move."""
        if g.told:
            self._leave_out(g, g.told[0], g.told[1])
        if self.waiting:
            g.back_to("meet")

    def arrive(self, g: Game) -> None:
        """4.2 Resolve what the remaining pieces set off, as if no others had moved."""
        resolve_triggers(g, _arrived(g, self.moves))

    def _leave_out(self, g: Game, owner: int, kind: int) -> None:
        for m in self.moves:
            if m.owner == owner and kind in m.kinds:
                at = m.kinds.index(kind)
                m.counts[at] -= 1
                m.warriors -= 1 if g.box.kinds[kind].sort == WARRIOR else 0
                if m.counts[at] == 0:
                    m.kinds.pop(at)
                    m.counts.pop(at)
        self.moves = [m for m in self.moves if m.kinds]

    def on_their_way(self, owner: int) -> list[int]:
        """4.2 Return the kinds of an owner's pieces that are still on their way."""
        return [kind for m in self.moves if m.owner == owner for kind in m.kinds]


def lose_on_the_way(g: Game, kind: int, destination: int, path: int) -> None:
    """G.24 Remove a piece from a path, before it has reached the destination of its move."""
    shift(g, kind, destination, -1)
    shift(g, kind, path, 1)
    remove(g, removal(g, NOBODY, kind, path))


frames(Journey)
