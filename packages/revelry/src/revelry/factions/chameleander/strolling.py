"""C.5.2.II Stroll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from revelry.factions.chameleander.pieces import chameleander
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.moving.along import Drag, DragAlong, drags, kind_dragged
from undergrowth.law.moving.move import just_moved
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers

_DRAG: Final = Prompt("chameleander.drag", "C.5.2.II")


@dataclass
class Stroll(Frame):
    """C.5.2.II A move, and a warrior of another player goes the same way."""

    seat: int
    origin: int = NOWHERE
    destination: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.arrive, self.choose, self.take_along)

    def move(self, g: Game) -> None:
        """C.5.2.II As always: 4.2, C.2.3."""
        g.push(chameleander(g, self.seat).move(g, 0, False))

    def arrive(self, g: Game) -> None:
        m = just_moved(g)
        if m is not None:
            self.origin, self.destination = m.origin, m.destination

    def choose(self, g: Game) -> None:
        """C.5.2.II, 1.5.5 One warrior that it leaves behind, or none."""
        if self.origin != NOWHERE:
            options = drags(g, self.seat, self.origin, self.destination)
            if options:
                g.ask(self.seat, _DRAG, [*options, PASS])

    def take_along(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Drag):
            kind = kind_dragged(g, answer)
            g.push(DragAlong(self.seat, kind, self.origin, self.destination))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.5.2.II Return why a warrior does not come along."""
        if isinstance(action, Drag):
            return ("C.5.2.II", because("revelry:why-not_dragged"))
        return None


answers(_DRAG, Drag)
frames(Stroll)
