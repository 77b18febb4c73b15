"""M.5.1, M.5.2 Flooding: the clearings covered, and their paths."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.law.cards.piles import shuffled
from undergrowth.law.pieces.ground import flood
from undergrowth.law.setup.landmarks import place_landmark
from undergrowth.law.setup.map import unsuited
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import clearing_place


class Flood(AtPlace):
    """`flood 6`: the clearing of its colour to cover."""

    verb: ClassVar[str] = "flood"


_FLOOD: Final = Prompt("marsh.flood", "M.5.1.I")
FLOOD_PLAYERS: Final = sheet("maps/marsh").number("flood_players")


def _colors() -> list[list[int]]:
    """M.5.1.I Return the clearings of each colour of flood marker, in the order of the data."""
    page = sheet("maps/marsh").table("flood_colors")
    return [[clearing_place(n) for n in page.numbers(name)] for name in page.names()]


def _pairs(key: str) -> dict[int, list[list[int]]]:
    """Return pairs of clearings from the data of clearings that can be flooded, by their places."""
    return {
        clearing_place(page.number("id")): [
            [clearing_place(one), clearing_place(other)] for one, other in page.pairs(key)
        ]
        for page in sheet("maps/marsh").tables("clearing")
        if page.has(key)
    }


COLORS: Final = _colors()
JOINS: Final = _pairs("joins")
"""M.5.2 The pairs of clearings that a flooded clearing's paths link."""
DEAD_ENDS: Final = _pairs("flooded_paths")
"""M.5.2.I Its flooded paths that lead to no other clearing."""


@dataclass
class CoverClearings(Frame):
    """M.5.1.I Cover one random clearing of each colour."""

    done: int = 0
    """Colours covered."""

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.cover)

    def draw(self, g: Game) -> None:
        """M.5.1.I Draw a clearing, one colour after another."""
        options: list[Action] = [Flood(place) for place in COLORS[self.done]]
        g.ask(CHANCE, _FLOOD, options)

    def cover(self, g: Game) -> None:
        """M.5.2 Cover it: a flooded clearing is no clearing."""
        place = g.chose(Flood).place
        flood(g, place, JOINS[place])
        self.done += 1
        if self.done < len(COLORS):
            g.back_to("draw")


@dataclass
class LayTowns(Frame):
    """M.5.1.II Place the towns at random in the clearings without a suit."""

    towns: list[int] = field(default_factory=list)
    """Indices of the landmarks, in the order of the data."""

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle, self.lay)

    def shuffle(self, g: Game) -> None:
        g.ask_shuffle()

    def lay(self, g: Game) -> None:
        """M.5.1.II Place a town in each."""
        bare = unsuited(g)
        order = shuffled(self.towns, g.chose(Shuffle).seed)
        for town, place in zip(order, bare, strict=True):
            place_landmark(g, town, place)


verbs(Flood)
frames(CoverClearings, LayTowns)
