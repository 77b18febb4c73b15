"""Rules of both Protectors: a pawn that cannot be battled and moves each Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.move import To
from undergrowth.law.moving.ways import may_move_so, neighbours
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent
from undergrowth.table.refusals import answers

_ROAM: Final = Prompt("protector.roam", "H.2.3")


@mypyc_attr(allow_interpreted_subclasses=True)
class Protector(Employed):
    """H.2.2 A Protector: its pawn cannot be battled, nor removed, as it is a pawn (9.2.2)."""

    def place(self, g: Game) -> int:
        """Return the place of the pawn, or NOWHERE before it is placed."""
        return g.where(self.pawn)

    def guards(self, g: Game, place: int) -> bool:
        """H.2.2 Whether a place is its clearing; a forest in which the pawn lies is none."""
        return place == self.place(g) and place in g.clearings

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        return does and defender != self.index

    # ---- at the start of Birdsong

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def is_compelled(self, g: Game, seat: int) -> bool:
        return True

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.place(g) == NOWHERE:
            return ("H.2.3", because("why-hireling_can_do_nothing"))
        return None

    def begin(self, g: Game, seat: int) -> None:
        g.push(Roam(seat, self.index))

    def ways(self, g: Game) -> list[int]:
        """H.2.3, 4.2 Return the adjacent clearings into which it can move; rule does not matter."""
        at = self.place(g)
        if at == NOWHERE:
            return []
        i = Intent(MOVE, self.index, kind=self.pawn, origin=at)
        found: list[int] = []
        for place in neighbours(g, self.index, at):
            i.place = place
            if place in g.clearings and may_move_so(g, i):
                found.append(place)
        return found


@dataclass
class Roam(Frame):
    """H.2.3 Move the pawn to an adjacent clearing, ignoring rule."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.go)

    def choose(self, g: Game) -> None:
        """4.2 Ask for the destination."""
        places = protector(g, self.owner).ways(g)
        if places:
            g.settle(self.seat, _ROAM, [To(place) for place in places])

    def go(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, To):
            me = protector(g, self.owner)
            move_pieces(g, self.owner, me.place(g), answer.place, [me.pawn], [1])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.2 Return why it cannot go somewhere."""
        if isinstance(action, To):
            return ("H.2.3", because("why-protector_cannot_go_there"))
        return None


def protector(g: Game, owner: int) -> Protector:
    """Return a Protector, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, Protector)
    return found


answers(_ROAM, To)
frames(Roam)
