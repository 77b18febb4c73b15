"""A.8.3 Placing pieces among several clearings, as evenly as possible."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.place_each import At
from undergrowth.law.pieces.rule import not_kept_out
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_WHERE: Final = Prompt("setup.evenly", "A.8.3")


@dataclass
class PlaceEvenly(Frame):
    """A.8.3 Place `left` pieces of a kind among some clearings, as evenly as possible.

    The seat chooses only when there are too few for each of the clearings with the fewest.
    """

    seat: int
    kind: int
    left: int
    """Pieces still to be placed."""
    places: list[int]
    placed: list[int] = field(default_factory=list)
    """Clearing that each of them went to."""

    def script(self) -> tuple[Step, ...]:
        return (self.place_all, self.choose, self.place_one)

    def emptiest(self, g: Game) -> list[int]:
        """Return the allowed clearings that have got the fewest pieces so far."""
        allowed = not_kept_out(g, self.seat, self.places, self.kind)
        fewest = min([self.placed.count(place) for place in allowed], default=0)
        return [place for place in allowed if self.placed.count(place) == fewest]

    def place_all(self, g: Game) -> None:
        """A.8.3 Place one in each of them, as long as there are enough."""
        self.left = min(self.left, g.supply[self.kind])
        there = self.emptiest(g)
        while there and len(there) <= self.left:
            for place in there:
                self._place(g, place)
            there = self.emptiest(g)
        if not there or self.left == 0:
            g.finish()

    def choose(self, g: Game) -> None:
        """A.8.3 Ask which of them gets one more."""
        options: list[Action] = [At(place) for place in self.emptiest(g)]
        g.settle(self.seat, _WHERE, options)

    def place_one(self, g: Game) -> None:
        self._place(g, g.chose(At).place)
        g.back_to("place_all")

    def _place(self, g: Game, place: int) -> None:
        put(g, self.kind, place, 1)
        self.placed.append(place)
        self.left -= 1

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.8.3 Return why a clearing gets no more."""
        if isinstance(action, At):
            return ("A.8.3", because("why-as_evenly_as"))
        return None


frames(PlaceEvenly)
