"""13.2.2, R.11.3.1 Plots: tokens with a type on one side, at most one in a clearing."""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.pieces.suited import has_more_than_warriors
from undergrowth.law.removing.triggers import Unmasked
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Removed

NO_PLOT: Final = -1


class Plots:
    """13.2.2 A faction's plots, which are all its pieces but warriors."""

    def __init__(self, faction: GeneralFaction, page: Sheet) -> None:
        self.owner: Final = faction.seat
        types = page.texts("plots.types")
        self.face_up: Final = [faction.kind(each) for each in types]
        """13.2.2, R.11.7 Kinds of plot with their icon showing, one of each type."""
        self.face_down: Final = [faction.kind(f"face_down_{each}") for each in types]
        """13.2.2.I, R.11.3.1 The same types in the same order, face down."""
        self.both_sides: Final = self.face_up + self.face_down
        self.bomb: Final = faction.kind("bomb")
        self.snare: Final = faction.kind("snare")
        self.extortion: Final = faction.kind("extortion")
        self.raids: Final = [faction.kind("raid"), faction.kind("face_down_raid")]
        self.points: Final = page.number("plots.points_per_face_up")
        self.agents: Final = page.number("plots.extra_hits")

    def hidden_at(self, g: Game, place: int) -> int:
        """13.2.2.I Return the kind of the plot that lies face down in a clearing, or NO_PLOT."""
        if self.is_at(g, place):
            for kind in self.face_down:
                if g.pieces[kind * g.places + place] > 0:
                    return kind
        return NO_PLOT

    def shown_at(self, g: Game, place: int) -> int:
        """13.2.2.I Return the kind of the plot that lies face up in a clearing, or NO_PLOT."""
        for kind in self.face_up:
            if g.pieces[kind * g.places + place] > 0:
                return kind
        return NO_PLOT

    def any_left(self, g: Game) -> int:
        """13.2.2.I Return a face-down kind that is left in the supply.

        Rules that forbid placing treat all face-down plots alike, so it stands for all; with none
        left, any one of them does.
        """
        for kind in self.face_down:
            if g.supply[kind] > 0:
                return kind
        return self.face_down[0]

    def is_at(self, g: Game, place: int) -> bool:
        """13.2.2.II, R.11.4.3.I Whether a plot lies in a clearing, on either side."""
        return has_more_than_warriors(g, self.owner, place)

    def showing(self, g: Game) -> int:
        """13.4.2, R.11.4.4 Return how many plots on the map are face up."""
        return sum([g.on_map(kind) for kind in self.face_up])

    def turn_over(self, g: Game, place: int, law: str) -> int:
        """13.4.2, R.11.4.4 Flip the plot in a clearing face up and return its kind.

        Its owner scores points for each face-up plot, this one included.
        """
        hidden = self.hidden_at(g, place)
        flip(g, hidden, place)
        g.reveals_hidden()  # all see which it was
        score(g, self.owner, self.points * self.showing(g), law)
        return g.box.other_side[hidden]

    def add_agents(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """13.2.5, R.11.2.2 Embedded Agents: add hits when defending at a face-down plot."""
        if owner == self.owner == b.defender and self.hidden_at(g, b.place) != NO_PLOT:
            return hits + self.agents
        return hits

    def unmasked(self, r: Removed) -> list[Frame]:
        """1.2.1 Return the frame that records the removal of a face-down plot."""
        for kind in r.kinds:
            if kind in self.face_down:
                return [Unmasked(self.owner)]
        return []

    def raided(self, r: Removed) -> list[int]:
        """13.7.4, R.11.7.4 Return the clearings of removed raids."""
        return [r.places[i] for i, kind in enumerate(r.kinds) if kind in self.raids]
