"""1.5.5 Forcing one warrior of another player to move, without regard to rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.law.moving.escorts import ALONE, ChooseEscorts, may_bring
from undergrowth.law.moving.forced import force_warriors
from undergrowth.law.moving.move import finish_with_move, moved
from undergrowth.law.moving.takes import ordinary
from undergrowth.law.moving.ways import may_move_so, movable, neighbours
from undergrowth.table.answers import PieceOf
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import MOVE, Intent


class Drag(PieceOf):
    """`drag eyrie_dynasties warrior`: choose a warrior of another player that is forced to move."""

    verb: ClassVar[str] = "drag"
    picture: ClassVar[str] = "move"


def may_drag(g: Game, kind: int, origin: int, destination: int) -> bool:
    """1.5.5 Whether its owner could move one warrior of a kind so, leaving rule aside."""
    owner = g.box.kinds[kind].owner
    return (
        movable(g, kind, origin) > 0
        and destination in neighbours(g, owner, origin)
        and may_move_so(g, Intent(MOVE, owner, destination, kind, origin))
    )


def drags(g: Game, seat: int, origin: int, destination: int) -> list[Action]:
    """1.5.5 Return the other players' warriors that can be forced to move so, one of each kind."""
    found: list[Action] = []
    for owner in range(g.seats):
        if owner != seat and g.warriors_at(owner, origin) > 0:
            for kind in g.box.warrior_kinds[owner]:
                if may_drag(g, kind, origin, destination):
                    found.append(Drag(g.box.owner_numbers[owner], g.box.kinds[kind].piece))
    return found


def kind_dragged(g: Game, answer: Drag) -> int:
    """Return the kind of warrior that the answer names."""
    return g.box.kind_at[g.box.owner_of(answer.faction)][answer.piece]


@dataclass
class DragAlong(Frame):
    """1.5.5 Move that warrior as if its owner did.  Only begun if that is possible.

    The seat that forces the move chooses other pieces to take along, but no other warrior.
    """

    seat: int
    """Seat that chooses."""
    kind: int
    origin: int
    destination: int
    owner: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.go)

    def choose(self, g: Game) -> None:
        """15.2.4 Ask which pieces go along."""
        self.owner = g.box.kinds[self.kind].owner
        n, also = self._warriors(g)
        if may_bring(g, self.owner, self.origin, self.destination, n, also):
            g.push(ChooseEscorts(self.seat, self.owner, self.origin, self.destination, n, also))

    def go(self, g: Game) -> None:
        """1.5.5 Move it; its owner counts as the mover for what the move sets off."""
        n, also = self._warriors(g)
        owner, origin, to = self.owner, self.origin, self.destination
        for m in force_warriors(g, owner, origin, to, n, also, g.told or ALONE):
            finish_with_move(g, m)
            moved(g, m)

    def _warriors(self, g: Game) -> tuple[int, list[int]]:
        """Return the number of ordinary warriors that go, and the kinds of named ones."""
        if self.kind == ordinary(g, self.owner):
            return 1, []
        return 0, [self.kind]


verbs(Drag)
frames(DragAlong)
