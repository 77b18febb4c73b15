"""The Marquise de Cat's pieces, and the numbers printed on her board."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import PIECES


class MarquisePieces(GeneralFaction):
    """Her pieces by name, and the numbers of her tracks."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.sawmill: Final = self.kind("sawmill")
        self.workshop: Final = self.kind("workshop")
        self.recruiter: Final = self.kind("recruiter")
        self.wood: Final = self.kind("wood")
        self.keep: Final = self.kind("keep")
        self.buildings: Final = [self.sawmill, self.workshop, self.recruiter]
        tracks = [
            page.table(f"tracks.{PIECES.text(kinds[b - first_kind].piece)}") for b in self.buildings
        ]
        self.costs: Final = [track.numbers("cost") for track in tracks]
        """6.5.4.II Wood for the next building, by kind and by how many have been placed."""
        self.points: Final = [track.numbers("vp_on_place") for track in tracks]
        """6.5.4.III Points for placing it."""
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.cards: Final = page.number("evening_draw.base")
        self.actions: Final = page.number("actions.daylight")
        self.home_warriors: Final = page.number("advanced_setup.homeland_warriors")
        self.other_warriors: Final = page.number("advanced_setup.other_warriors")
        self.crafters = [self.workshop]  # 6.2.1

    def placed(self, g: Game, kind: int) -> int:
        """Return how many buildings of a kind have left their track."""
        return g.box.kinds[kind].count - g.supply[kind]

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """6.5.4.III Return the points of the space that a building uncovers."""
        if kind not in self.buildings:
            return 0
        return self.points[kind - self.sawmill][self.placed(g, kind)]

    def cost(self, g: Game, building: int) -> int:
        """6.5.4.II Return the wood that the next building of a kind costs.  There must be one
        left."""
        return self.costs[building - self.sawmill][self.placed(g, building)]


def marquise(g: Game, seat: int) -> MarquisePieces:
    """Return the Marquise on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, MarquisePieces)
    return faction
