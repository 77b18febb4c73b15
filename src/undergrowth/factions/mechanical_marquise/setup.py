"""R.4.3 The setup of the Mechanical Marquise, all decided by chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.place_each import At
from undergrowth.law.pieces.rule import placeable
from undergrowth.law.setup.corners import record_start
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_CORNER: Final = Prompt("automata.corner", "R.4.3.2")
_SITE: Final = Prompt("automata.site", "R.4.3.4")


@dataclass
class SetUpMechanicalMarquise(Frame):
    """R.4.3 Place the keep, a garrison, and three buildings."""

    seat: int
    waiting: list[int] = field(default_factory=list)
    """R.4.3.4 Buildings still to be placed."""
    built: list[int] = field(default_factory=list)
    """R.4.3.4 Clearings with one of them."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.draw_corner,  # R.4.3.2
            self.place_keep,
            self.garrison,  # R.4.3.3
            self.draw_site,  # R.4.3.4
            self.place_building,
        )

    def draw_corner(self, g: Game) -> None:
        """R.4.3.2 Draw a random corner in which no faction starts."""
        free = [place for place in g.box.woodland.corners if place not in g.homes]
        g.ask(CHANCE, _CORNER, [At(place) for place in free])

    def place_keep(self, g: Game) -> None:
        """R.4.3.2 Place the keep and record its clearing as the start."""
        corner = g.chose(At).place
        record_start(g, self.seat, corner)
        put(g, marquise(g, self.seat).keep, corner, 1)

    def garrison(self, g: Game) -> None:
        """R.4.3.3 Place a warrior in each clearing but the opposite corner, one more at the
        keep."""
        me = marquise(g, self.seat)
        home = g.homes[self.seat]
        far = g.box.woodland.opposite[home]
        for place in g.clearings:
            if place != far:
                put(g, me.warrior, place, 2 if place == home else 1)
        self.waiting = me.first_buildings[:]

    def draw_site(self, g: Game) -> None:
        """R.4.3.4 Draw the site of a building, at the keep or next to it, at most one in each
        clearing."""
        if self.waiting:
            home = g.homes[self.seat]
            places = sorted([home, *adjacent(g, self.seat, home)])  # R.12.2.1 closed paths, too
            free = [place for place in places if place not in self.built]
            sites = placeable(g, self.waiting[0], free)
            if sites:
                g.ask(CHANCE, _SITE, [At(place) for place in sites])

    def place_building(self, g: Game) -> None:
        if not self.waiting:
            return
        answer = g.answer
        kind = self.waiting.pop(0)
        if isinstance(answer, At):
            put(g, kind, answer.place, 1)
            self.built.append(answer.place)
        g.back_to("draw_site")


frames(SetUpMechanicalMarquise)
