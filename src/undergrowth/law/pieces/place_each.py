"""1.5.4 Placing a piece in each of several places, or as many as there are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class At(AtPlace):
    """`at 5`: choose a place for a piece when there are too few for all places."""

    verb: ClassVar[str] = "at"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PlaceInEach(Frame):
    """1.5.4 Place one piece of a kind for each of some places; as many as there are.

    A subclass defines the places, the number for each, and the question.
    """

    seat: int
    """Seat that places them, and chooses."""
    kind: int
    placed: list[int] = field(default_factory=list)
    """Places that got a piece, while they are chosen singly."""

    def script(self) -> tuple[Step, ...]:
        return (self.place_all, self.choose, self.place_one)

    def due(self, g: Game, place: int) -> int:
        """Return how many pieces a clearing gets, if there are enough."""
        raise NotImplementedError

    def question(self) -> Prompt:
        """Return the question to ask if there are too few."""
        raise NotImplementedError

    def open_places(self, g: Game) -> list[int]:
        """Return the places that have not got all their pieces yet."""
        owner = g.box.kinds[self.kind].owner
        return [
            place
            for place in g.clearings
            if self.due(g, place) > self.placed.count(place)
            and may_place(g, owner, place, self.kind, self.seat)
        ]

    def place_all(self, g: Game) -> None:
        """Place them all, without a choice, if there are enough.

        With an empty supply there is none either: another piece may come instead (`put`).
        """
        places = self.open_places(g)
        wanted = 0
        for place in places:
            wanted += self.due(g, place)
        supply = g.supply[self.kind]
        if wanted <= supply or supply == 0 or len(places) == 1:
            for place in places:
                put(g, self.kind, place, self.due(g, place), self.seat)
            g.finish()

    def choose(self, g: Game) -> None:
        """1.5.4 Ask where the next piece goes, with too few pieces."""
        places = self.open_places(g)
        if g.supply[self.kind] > 0 and places:
            g.settle(self.seat, self.question(), [At(place) for place in places])

    def place_one(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, At):
            put(g, self.kind, answer.place, 1, self.seat)
            self.placed.append(answer.place)
            g.back_to("choose")


verbs(At)
frames(PlaceInEach)
